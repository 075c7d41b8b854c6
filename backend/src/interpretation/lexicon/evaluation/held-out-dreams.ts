import type { LabelledDream } from './labelled-dream.js';

/** Written before any tuning and never tuned on: they show whether the matcher learned Korean or only its set. */
export const heldOutDreams: readonly LabelledDream[] = [
  {
    dream: '아버지와 낚시를 갔는데 팔뚝만 한 잉어를 낚아 올렸다',
    symbols: ['parents', 'fish', 'carp'],
    situations: {
      carp: '잉어를 안거나 잡는다',
    },
  },
  {
    dream: '까만 강아지가 내 손을 물어서 깜짝 놀랐다',
    symbols: ['dog'],
    situations: {
      dog: '개에게 물린다',
    },
  },
  {
    dream: '낭떠러지 끝에 서 있는데 누가 등을 떠밀었다',
    symbols: ['falling'],
    situations: {
      falling: '누가 민다',
    },
  },
  {
    dream: '수능 시험장에 도착했는데 수험표를 집에 두고 왔다',
    symbols: ['exam', 'house'],
    situations: {
      exam: '시험지가 안 보이거나 준비가 없다',
    },
  },
  {
    dream: '외할머니가 손에 용돈을 쥐여 주고 가셨다',
    symbols: ['ancestor', 'money'],
    situations: {
      ancestor: '무언가를 준다',
    },
  },
  {
    dream: '집 안으로 맑은 물이 가득 들어찼다',
    symbols: ['house', 'water'],
    situations: {
      water: '집이나 방에 차오른다',
    },
  },
  {
    dream: '무너진 다리 앞에서 한참을 서 있었다',
    symbols: ['bridge'],
    situations: {
      bridge: '끊기거나 무너진다',
    },
  },
  {
    dream: '새하얀 백마가 마당으로 들어와 나를 태우고 달렸다',
    symbols: ['horse', 'house'],
    situations: {
      horse: '말을 타고 달린다',
    },
  },
  {
    dream: '앞니가 흔들려서 거울을 들여다보았다',
    symbols: ['teeth-falling', 'mirror'],
    situations: {
      'teeth-falling': '앞니가 빠진다',
    },
  },
  {
    dream: '친구들이 나만 빼고 여행을 떠났다',
    symbols: ['friend', 'travel'],
    situations: {
      friend: '아프거나 떠난다',
    },
  },
  {
    dream: '하늘에서 금덩이가 우수수 떨어져 치마에 받았다',
    symbols: ['gold', 'clothes'],
    situations: {
      gold: '받는다',
    },
  },
  {
    dream: '괴한에게 쫓기다가 골목에 숨었다',
    symbols: ['stranger', 'being-chased', 'road', 'hiding'],
    situations: {
      'being-chased': '숨는다',
    },
  },
  {
    dream: '꽃밭에서 나비 떼가 날아올랐다',
    symbols: ['flower', 'butterfly'],
  },
  {
    dream: '지진이 나서 집이 무너지는데 겨우 빠져나왔다',
    symbols: ['earthquake', 'house'],
    situations: {
      earthquake: '벗어나거나 살아남는다',
    },
  },
  {
    dream: '임금님이 나에게 상을 내리셨다',
    symbols: ['president'],
    situations: {
      president: '악수하거나 함께 먹는다',
    },
  },
  {
    dream: '갓난아기가 벌써 말을 해서 신기했다',
    symbols: ['baby'],
    situations: {
      baby: '아기가 말하거나 걷는다',
    },
  },
  {
    dream: '더러운 화장실에서 발이 빠졌는데 똥이 묻었다',
    symbols: ['bathroom', 'leg', 'feces'],
    situations: {
      feces: '몸에 묻거나 넘친다',
    },
  },
  {
    dream: '큰 바위가 굴러와 길을 막았다',
    symbols: ['rock', 'road'],
    situations: {
      rock: '굴러오거나 길을 막는다',
    },
  },
  {
    dream: '헤어진 남자친구한테서 연락이 왔다',
    symbols: ['ex-partner', 'letter'],
    situations: {
      'ex-partner': '연락이 온다',
    },
  },
  {
    dream: '옥상에서 야경을 보는데 불꽃놀이가 시작되었다',
    symbols: ['roof', 'balloon'],
  },
  {
    dream: '상복을 입고 장례식에 갔는데 눈물이 나지 않았다',
    symbols: ['funeral', 'tears'],
    situations: {
      funeral: '상복을 입는다',
    },
  },
  {
    dream: '벌집에서 꿀을 떠먹었다',
    symbols: ['bee', 'sweets'],
    situations: {
      bee: '꿀이나 벌집을 얻는다',
    },
  },
  {
    dream: '배가 기울더니 바다 한가운데서 가라앉았다',
    symbols: ['ship', 'sea'],
    situations: {
      ship: '가라앉거나 뒤집힌다',
    },
  },
  {
    dream: '신발장에 신발이 하나도 없어서 맨발로 나갔다',
    symbols: ['shoes', 'leg'],
    situations: {
      shoes: '신발을 잃어버린다',
    },
  },
  {
    dream: '누나가 웨딩드레스를 입고 환하게 웃고 있었다',
    symbols: ['siblings', 'marriage'],
  },
  {
    dream: '비행기가 이륙하는데 창밖으로 무지개가 보였다',
    symbols: ['airplane', 'window', 'rainbow'],
    situations: {
      airplane: '이륙하거나 타고 간다',
    },
  },
  {
    dream: '지네가 이불 위로 기어다녔다',
    symbols: ['centipede', 'bed'],
    situations: {
      centipede: '집에 나타난다',
    },
  },
  {
    dream: '눈보라를 뚫고 산길을 걸어 절에 도착했다',
    symbols: ['snow', 'mountain', 'temple'],
    situations: {
      snow: '눈보라가 친다',
    },
  },
  {
    dream: '도둑을 붙잡아 경찰에 넘겼다',
    symbols: ['thief', 'police'],
    situations: {
      thief: '도둑을 잡는다',
    },
  },
  {
    dream: '우는 아이를 안고 병원으로 뛰어갔다',
    symbols: ['child', 'hospital'],
    situations: {
      child: '아이가 다치거나 운다',
    },
  },
  {
    dream: '흰옷을 입은 노인이 지팡이로 산을 가리켰다',
    symbols: ['clothes', 'elder', 'mountain'],
  },
  {
    dream: '쌀독이 텅 비어 있어서 막막했다',
    symbols: ['rice'],
    situations: {
      rice: '쏟아지거나 줄어든다',
    },
  },
  {
    dream: '독수리가 하늘 높이 맴돌고 있었다',
    symbols: ['eagle'],
    situations: {
      eagle: '높이 난다',
    },
  },
  {
    dream: '유리창이 와장창 깨지면서 바람이 들이쳤다',
    symbols: ['window', 'wind'],
    situations: {
      window: '유리가 깨진다',
    },
  },
  {
    dream: '가까이 다가가니 사람이 아니라 그저 천 조각이었다',
    symbols: [],
  },
  {
    dream: '이사회에서 요금 문제로 감정적인 말이 오갔다',
    symbols: [],
  },
  {
    dream: '비슷한 비밀을 가진 사람과 조금 이야기했다',
    symbols: [],
  },
  {
    dream: '배가 고프지도 않은데 계속 기다리라고 했다',
    symbols: [],
  },
  {
    dream: '소개를 받고 소식을 기다리는 느낌이었다',
    symbols: [],
  },
  {
    dream: '처음 보는 복도를 끝도 없이 걸었는데 발소리만 났다',
    symbols: [],
  },
];
