import type { LabelledDream } from './labelled-dream.js';

/** Dreams of our own writing with the symbols they hold: the set the matcher is developed on. */
export const labelledDreams: readonly LabelledDream[] = [
  {
    dream: '큰 뱀이 집으로 들어왔다',
    symbols: ['snake', 'house'],
    situations: {
      snake: '집이나 방으로 들어온다',
    },
  },
  {
    dream: '뱀에게 발목을 물렸는데 피가 났다',
    symbols: ['snake', 'leg', 'blood'],
    situations: {
      snake: '뱀에게 물린다',
    },
  },
  {
    dream: '뱀 여러 마리가 방바닥에 우글거렸다',
    symbols: ['snake'],
    situations: {
      snake: '여러 마리가 우글거린다',
    },
  },
  {
    dream: '초록색 뱀이 내 몸을 칭칭 감았다',
    symbols: ['snake', 'colors'],
    situations: {
      snake: '몸을 감는다',
    },
  },
  {
    dream: '뱀이 풀숲으로 도망가 버렸다',
    symbols: ['snake'],
    situations: {
      snake: '뱀이 도망가거나 놓친다',
    },
  },
  {
    dream: '흰뱀이 나를 빤히 쳐다보았다',
    symbols: ['snake'],
  },
  {
    dream: '커다란 구렁이가 용이 되어 하늘로 올라갔다',
    symbols: ['large-snake', 'dragon'],
    situations: {
      'large-snake': '용이 되어 오른다',
    },
  },
  {
    dream: '용을 타고 하늘을 날았다',
    symbols: ['dragon', 'flying'],
    situations: {
      dragon: '용을 타거나 하늘로 오른다',
    },
  },
  {
    dream: '황룡이 여의주를 물고 있었다',
    symbols: ['dragon'],
    situations: {
      dragon: '여의주를 얻는다',
    },
  },
  {
    dream: '돼지가 새끼를 열 마리나 낳았다',
    symbols: ['pig'],
    situations: {
      pig: '새끼를 낳거나 여럿이다',
    },
  },
  {
    dream: '돼지를 몰고 가다가 놓쳤다',
    symbols: ['pig'],
    situations: {
      pig: '돼지가 나가거나 놓친다',
    },
  },
  {
    dream: '멧돼지가 나를 쫓아와서 나무 위로 도망쳤다',
    symbols: ['pig', 'tree', 'being-chased'],
    situations: {
      pig: '돼지가 쫓아온다',
    },
  },
  {
    dream: '호랑이를 타고 산을 넘었다',
    symbols: ['tiger', 'mountain'],
    situations: {
      tiger: '호랑이를 타거나 가까이 지낸다',
    },
  },
  {
    dream: '호랑이한테 쫓기다가 잠에서 깼다',
    symbols: ['tiger', 'being-chased'],
    situations: {
      tiger: '호랑이에게 쫓기거나 물린다',
    },
  },
  {
    dream: '누런 소를 몰고 집으로 돌아왔다',
    symbols: ['cow', 'house'],
    situations: {
      cow: '소를 몰거나 탄다',
    },
  },
  {
    dream: '소가 외양간을 나가 버렸다',
    symbols: ['cow'],
    situations: {
      cow: '소가 나가거나 죽는다',
    },
  },
  {
    dream: '백마를 타고 들판을 달렸다',
    symbols: ['horse', 'field'],
    situations: {
      horse: '말을 타고 달린다',
    },
  },
  {
    dream: '말에서 떨어져 다리를 다쳤다',
    symbols: ['horse', 'leg'],
    situations: {
      horse: '말에서 떨어진다',
    },
  },
  {
    dream: '개가 나를 보고 사납게 짖었다',
    symbols: ['dog'],
    situations: {
      dog: '개가 짖거나 쫓아온다',
    },
  },
  {
    dream: '우리 강아지가 죽는 꿈을 꿨다',
    symbols: ['dog'],
    situations: {
      dog: '개가 죽는다',
    },
  },
  {
    dream: '고양이가 쥐를 물고 왔다',
    symbols: ['cat', 'rat'],
    situations: {
      cat: '쥐를 잡는다',
    },
  },
  {
    dream: '생쥐들이 쌀자루를 갉아 먹고 있었다',
    symbols: ['rat', 'rice'],
    situations: {
      rat: '갉아 먹는다',
    },
  },
  {
    dream: '하얀 토끼를 품에 안았다',
    symbols: ['rabbit'],
    situations: {
      rabbit: '토끼를 안거나 잡는다',
    },
  },
  {
    dream: '원숭이가 내 가방을 빼앗아 갔다',
    symbols: ['monkey', 'wallet'],
    situations: {
      monkey: '약을 올리거나 훔쳐 간다',
    },
  },
  {
    dream: '수탉이 지붕 위에서 크게 울었다',
    symbols: ['chicken', 'roof'],
    situations: {
      chicken: '수탉이 운다',
    },
  },
  {
    dream: '양 떼를 몰고 언덕을 넘었다',
    symbols: ['sheep', 'mountain'],
    situations: {
      sheep: '양 떼를 몬다',
    },
  },
  {
    dream: '사자가 으르렁거리며 나를 쫓아왔다',
    symbols: ['lion', 'being-chased'],
    situations: {
      lion: '사자에게 쫓기거나 물린다',
    },
  },
  {
    dream: '곰을 때려잡았는데 사람들이 박수를 쳤다',
    symbols: ['bear'],
    situations: {
      bear: '곰과 싸워 이긴다',
    },
  },
  {
    dream: '흰 코끼리가 연못가에 서 있었다',
    symbols: ['elephant', 'lotus'],
    situations: {
      elephant: '흰 코끼리를 본다',
    },
  },
  {
    dream: '여우가 예쁜 여자로 둔갑했다',
    symbols: ['fox'],
    situations: {
      fox: '여우에게 홀린다',
    },
  },
  {
    dream: '사슴이 집 마당까지 찾아왔다',
    symbols: ['deer', 'house'],
    situations: {
      deer: '사슴이 집이나 곁으로 온다',
    },
  },
  {
    dream: '거북이 등에 타고 바다를 건넜다',
    symbols: ['turtle', 'sea'],
    situations: {
      turtle: '거북 등에 탄다',
    },
  },
  {
    dream: '금붕어가 어항에서 헤엄치고 있었다',
    symbols: ['fish', 'swimming'],
    situations: {
      fish: '맑은 물에서 헤엄친다',
    },
  },
  {
    dream: '붉은 잉어가 펄쩍 뛰어올랐다',
    symbols: ['carp'],
    situations: {
      carp: '잉어가 뛰어오른다',
    },
  },
  {
    dream: '고래 배 속으로 들어갔다',
    symbols: ['whale'],
    situations: {
      whale: '고래에게 삼켜진다',
    },
  },
  {
    dream: '상어가 주위를 맴돌아서 무서웠다',
    symbols: ['shark'],
    situations: {
      shark: '상어가 주위를 맴돈다',
    },
  },
  {
    dream: '조개를 주웠는데 안에 진주가 들어 있었다',
    symbols: ['clam', 'pearl', 'picking-up'],
    situations: {
      clam: '조개를 줍거나 캔다',
    },
  },
  {
    dream: '두꺼비가 부엌으로 엉금엉금 들어왔다',
    symbols: ['toad', 'kitchen'],
    situations: {
      toad: '집으로 들어온다',
    },
  },
  {
    dream: '새가 창문으로 날아들어 내 손에 앉았다',
    symbols: ['bird', 'window'],
    situations: {
      bird: '새를 손에 잡거나 앉힌다',
    },
  },
  {
    dream: '까치가 감나무에서 울었다',
    symbols: ['magpie', 'tree'],
    situations: {
      magpie: '집 가까이에서 운다',
    },
  },
  {
    dream: '까마귀 떼가 하늘을 뒤덮었다',
    symbols: ['crow'],
    situations: {
      crow: '떼로 울거나 몰려온다',
    },
  },
  {
    dream: '독수리가 토끼를 낚아챘다',
    symbols: ['eagle', 'rabbit'],
    situations: {
      eagle: '먹이를 낚아챈다',
    },
  },
  {
    dream: '흰나비가 어깨에 내려앉았다',
    symbols: ['butterfly'],
    situations: {
      butterfly: '흰나비를 본다',
    },
  },
  {
    dream: '벌에 쏘여서 팔이 부었다',
    symbols: ['bee'],
    situations: {
      bee: '벌에 쏘인다',
    },
  },
  {
    dream: '개미 떼가 몸을 기어올랐다',
    symbols: ['ant'],
    situations: {
      ant: '몸에 기어오른다',
    },
  },
  {
    dream: '바퀴벌레가 싱크대에서 쏟아져 나왔다',
    symbols: ['cockroach', 'kitchen'],
    situations: {
      cockroach: '떼로 나온다',
    },
  },
  {
    dream: '구더기가 쌀독에 가득했다',
    symbols: ['maggot', 'rice'],
    situations: {
      maggot: '똥이나 쌀에 들끓는다',
    },
  },
  {
    dream: '박쥐가 방으로 날아들었다',
    symbols: ['bat', 'room'],
    situations: {
      bat: '집에 날아든다',
    },
  },
  {
    dream: '이빨이 몽땅 빠졌는데 아프지 않았다',
    symbols: ['teeth-falling'],
    situations: {
      'teeth-falling': '이가 모두 빠진다',
    },
  },
  {
    dream: '썩은 이가 쑥 빠져서 시원했다',
    symbols: ['teeth-falling'],
    situations: {
      'teeth-falling': '썩은 이가 빠진다',
    },
  },
  {
    dream: '이가 흔들리더니 툭 부러졌다',
    symbols: ['teeth-falling'],
    situations: {
      'teeth-falling': '이가 흔들린다',
    },
  },
  {
    dream: '긴 머리를 가위로 싹둑 잘랐다',
    symbols: ['hair', 'knife'],
    situations: {
      hair: '스스로 머리를 자른다',
    },
  },
  {
    dream: '머리카락이 한 움큼씩 빠졌다',
    symbols: ['hair'],
    situations: {
      hair: '머리카락이 빠진다',
    },
  },
  {
    dream: '눈이 멀어서 아무것도 볼 수 없었다',
    symbols: ['eye'],
    situations: {
      eye: '눈이 보이지 않는다',
    },
  },
  {
    dream: '코피가 나서 휴지로 막았다',
    symbols: ['blood'],
    situations: {
      blood: '코피가 난다',
    },
  },
  {
    dream: '옷에 피가 잔뜩 묻어 있었다',
    symbols: ['blood', 'clothes'],
    situations: {
      blood: '몸이나 옷에 피가 묻는다',
    },
  },
  {
    dream: '똥이 변기에서 넘쳐 온몸에 묻었다',
    symbols: ['feces', 'bathroom'],
    situations: {
      feces: '몸에 묻거나 넘친다',
    },
  },
  {
    dream: '오줌을 누었는데 온 마을이 잠겼다',
    symbols: ['urine', 'flood'],
    situations: {
      urine: '오줌이 넘쳐 세상을 덮는다',
    },
  },
  {
    dream: '발가벗고 학교에 갔는데 너무 창피했다',
    symbols: ['naked', 'school'],
    situations: {
      naked: '부끄러워 숨는다',
    },
  },
  {
    dream: '아기에게 젖을 먹였다',
    symbols: ['baby', 'breast'],
    situations: {
      breast: '아이에게 젖을 먹인다',
    },
  },
  {
    dream: '소리를 지르려는데 목소리가 안 나왔다',
    symbols: ['voice'],
    situations: {
      voice: '소리가 나오지 않는다',
    },
  },
  {
    dream: '목욕탕에서 때를 밀었더니 개운했다',
    symbols: ['washing'],
    situations: {
      washing: '때를 민다',
    },
  },
  {
    dream: '엉엉 울다가 깨니 베개가 젖어 있었다',
    symbols: ['crying', 'bed'],
    situations: {
      crying: '시원하게 운다',
    },
  },
  {
    dream: '내가 죽었는데 다시 살아났다',
    symbols: ['own-death'],
    situations: {
      'own-death': '죽었다가 살아난다',
    },
  },
  {
    dream: '아빠가 갑자기 돌아가셔서 펑펑 울었다',
    symbols: ['others-death', 'crying'],
    situations: {
      'others-death': '슬피 운다',
    },
  },
  {
    dream: '시체를 업고 집으로 왔다',
    symbols: ['corpse', 'house'],
    situations: {
      corpse: '시체를 집에 들이거나 업는다',
    },
  },
  {
    dream: '상여가 우리 집 앞을 지나갔다',
    symbols: ['funeral', 'house'],
    situations: {
      funeral: '상여가 지나간다',
    },
  },
  {
    dream: '관 속에 누워 있는데 편안했다',
    symbols: ['coffin'],
    situations: {
      coffin: '관에 들어가거나 눕는다',
    },
  },
  {
    dream: '할아버지 산소에 꽃이 가득 피어 있었다',
    symbols: ['grave', 'flower', 'ancestor'],
    situations: {
      grave: '꽃이 피거나 단정하다',
    },
  },
  {
    dream: '조상님이 화난 얼굴로 나를 꾸짖으셨다',
    symbols: ['ancestor'],
    situations: {
      ancestor: '화내거나 운다',
    },
  },
  {
    dream: '돌아가신 엄마가 말없이 나를 바라보고 계셨다',
    symbols: ['deceased-parent'],
    situations: {
      'deceased-parent': '말없이 바라본다',
    },
  },
  {
    dream: '제사상이 엎어져서 모두 놀랐다',
    symbols: ['ancestral-rite'],
    situations: {
      'ancestral-rite': '상이 엎어지거나 준비가 안 된다',
    },
  },
  {
    dream: '모르는 남자와 결혼을 하는데 얼굴이 기억나지 않는다',
    symbols: ['marriage', 'stranger', 'face'],
  },
  {
    dream: '친구 결혼식에 늦어서 못 들어갔다',
    symbols: ['wedding-guest', 'being-late'],
    situations: {
      'wedding-guest': '늦거나 못 들어간다',
    },
  },
  {
    dream: '남편과 헤어지는 꿈을 꿨는데 담담했다',
    symbols: ['breakup'],
    situations: {
      breakup: '담담하게 헤어진다',
    },
  },
  {
    dream: '내가 임신을 해서 배가 불렀다. 너무 기뻤다.',
    symbols: ['pregnancy', 'belly'],
    situations: {
      pregnancy: '기뻐한다',
    },
  },
  {
    dream: '쌍둥이를 낳았는데 둘 다 웃고 있었다',
    symbols: ['childbirth'],
    situations: {
      childbirth: '쌍둥이를 낳는다',
    },
  },
  {
    dream: '우는 아기를 달래다가 깼다',
    symbols: ['baby'],
    situations: {
      baby: '아기가 운다',
    },
  },
  {
    dream: '병원에 입원해 있었는데 아무도 오지 않았다',
    symbols: ['hospital'],
  },
  {
    dream: '누군가를 칼로 찔러 죽였는데 경찰에게 쫓겼다',
    symbols: ['killing', 'knife', 'police', 'being-chased'],
  },
  {
    dream: '귀신을 물리쳤더니 방이 환해졌다',
    symbols: ['ghost', 'room'],
    situations: {
      ghost: '물리친다',
    },
  },
  {
    dream: '저승사자가 문 앞에 서 있다가 그냥 돌아갔다',
    symbols: ['grim-reaper', 'door'],
    situations: {
      'grim-reaper': '그냥 돌아간다',
    },
  },
  {
    dream: '무당이 굿을 하는데 나도 춤을 추었다',
    symbols: ['shaman', 'dancing'],
  },
  {
    dream: '산신령이 나타나 금도끼를 주었다',
    symbols: ['mountain-spirit'],
    situations: {
      'mountain-spirit': '물건을 준다',
    },
  },
  {
    dream: '스님이 찾아와 시주를 청했다',
    symbols: ['buddha'],
    situations: {
      buddha: '스님이 찾아오거나 무언가 준다',
    },
  },
  {
    dream: '교회에서 기도를 하는데 빛이 쏟아졌다',
    symbols: ['church', 'light'],
  },
  {
    dream: '선녀의 손을 잡고 하늘로 올라갔다',
    symbols: ['fairy', 'hand'],
    situations: {
      fairy: '함께 하늘로 오른다',
    },
  },
  {
    dream: '좀비에게 쫓겨 옥상으로 도망쳤다',
    symbols: ['monster', 'being-chased', 'roof'],
    situations: {
      monster: '쫓아온다',
    },
  },
  {
    dream: '도깨비가 방망이를 주었다',
    symbols: ['goblin'],
    situations: {
      goblin: '방망이나 재물을 준다',
    },
  },
  {
    dream: '아이돌과 친구가 되어 함께 노래방에 갔다',
    symbols: ['celebrity', 'friend', 'singing'],
    situations: {
      celebrity: '친해지거나 사귄다',
    },
  },
  {
    dream: '군대에 다시 입대하라는 영장이 나왔다',
    symbols: ['soldier'],
    situations: {
      soldier: '다시 입대한다',
    },
  },
  {
    dream: '의사가 약을 지어 주었다',
    symbols: ['doctor', 'medicine'],
    situations: {
      doctor: '약이나 치료를 받는다',
    },
  },
  {
    dream: '담임 선생님께 혼났다',
    symbols: ['teacher'],
    situations: {
      teacher: '혼난다',
    },
  },
  {
    dream: '부장님이 나를 칭찬했다',
    symbols: ['coworker'],
    situations: {
      coworker: '칭찬받는다',
    },
  },
  {
    dream: '남자친구가 다른 여자와 바람을 피워서 화를 냈다',
    symbols: ['infidelity'],
    situations: {
      infidelity: '화내거나 운다',
    },
  },
  {
    dream: '엄마가 젊은 모습으로 환하게 웃고 있었다',
    symbols: ['parents'],
    situations: {
      parents: '젊거나 웃으신다',
    },
  },
  {
    dream: '동생과 밥을 먹다가 크게 다퉜다',
    symbols: ['siblings', 'cooked-rice', 'fighting'],
    situations: {
      siblings: '싸운다',
    },
  },
  {
    dream: '놀이공원에서 아이를 잃어버렸다',
    symbols: ['playground', 'child'],
    situations: {
      child: '아이를 잃어버린다',
    },
  },
  {
    dream: '낯선 사람이 길을 알려 주었다',
    symbols: ['stranger'],
    situations: {
      stranger: '도와준다',
    },
  },
  {
    dream: '도둑이 창문으로 들어와 돈을 훔쳐 갔다',
    symbols: ['thief', 'window', 'money'],
  },
  {
    dream: '거지에게 빵을 나눠 주었다',
    symbols: ['beggar', 'sweets'],
    situations: {
      beggar: '나눠 준다',
    },
  },
  {
    dream: '절벽에서 떨어지다가 깼다',
    symbols: ['falling'],
    situations: {
      falling: '떨어지다 깬다',
    },
  },
  {
    dream: '끝없이 아래로 떨어지는 꿈이었다',
    symbols: ['falling'],
    situations: {
      falling: '끝없이 떨어진다',
    },
  },
  {
    dream: '면접에 늦어서 뛰어갔다',
    symbols: ['exam', 'being-late'],
    situations: {
      'being-late': '약속이나 학교에 늦는다',
    },
  },
  {
    dream: '버스를 놓쳐서 걸어갔다',
    symbols: ['train', 'being-late'],
    situations: {
      train: '놓친다',
    },
  },
  {
    dream: '숲에서 길을 잃고 헤맸다',
    symbols: ['forest', 'lost'],
    situations: {
      forest: '숲에서 길을 잃는다',
    },
  },
  {
    dream: '가위에 눌려 몸이 안 움직였다',
    symbols: ['sleep-paralysis'],
    situations: {
      'sleep-paralysis': '몸이 움직이지 않는다',
    },
  },
  {
    dream: '사람들이 나를 보고 비웃었다',
    symbols: ['laughing'],
    situations: {
      laughing: '비웃음을 당한다',
    },
  },
  {
    dream: '옷장 속에 숨었는데 들키지 않았다',
    symbols: ['hiding', 'clothes'],
    situations: {
      hiding: '들키지 않는다',
    },
  },
  {
    dream: '맑은 바다에서 신나게 헤엄쳤다',
    symbols: ['sea', 'swimming'],
    situations: {
      swimming: '맑은 물을 헤엄친다',
    },
  },
  {
    dream: '깊은 물에 빠져 허우적거렸다',
    symbols: ['drowning'],
    situations: {
      drowning: '가라앉거나 허우적거린다',
    },
  },
  {
    dream: '마라톤을 하는데 아무리 뛰어도 제자리였다',
    symbols: ['running'],
    situations: {
      running: '제자리에서 나아가지 않는다',
    },
  },
  {
    dream: '무대에서 춤을 추는데 박수가 쏟아졌다',
    symbols: ['dancing'],
    situations: {
      dancing: '무대에서 환호를 받는다',
    },
  },
  {
    dream: '온 가족이 둘러앉아 잔치 음식을 맛있게 먹었다',
    symbols: ['eating'],
    situations: {
      eating: '함께 먹는다',
    },
  },
  {
    dream: '술에 취해 비틀거리며 걸었다',
    symbols: ['alcohol'],
    situations: {
      alcohol: '취해 실수한다',
    },
  },
  {
    dream: '방을 청소하는데 먼지가 끝없이 나왔다',
    symbols: ['room', 'cleaning'],
    situations: {
      cleaning: '끝없이 더럽다',
    },
  },
  {
    dream: '넓고 밝은 집으로 이사를 갔다',
    symbols: ['moving-house', 'house'],
    situations: {
      'moving-house': '넓고 밝은 집으로 간다',
    },
  },
  {
    dream: '해외여행을 가는데 여권이 없어졌다',
    symbols: ['travel'],
    situations: {
      travel: '짐이나 여권을 잃는다',
    },
  },
  {
    dream: '할머니께 큰절을 올렸다',
    symbols: ['ancestor', 'bowing'],
    situations: {
      bowing: '어른이나 조상께 절한다',
    },
  },
  {
    dream: '로또에 당첨되어 소리를 질렀다',
    symbols: ['lottery', 'voice'],
    situations: {
      lottery: '당첨된다',
    },
  },
  {
    dream: '길에서 지폐를 주웠다',
    symbols: ['money', 'picking-up'],
    situations: {
      money: '돈을 줍는다',
    },
  },
  {
    dream: '차에 치였는데 멀쩡했다',
    symbols: ['accident', 'car'],
    situations: {
      accident: '다치지 않는다',
    },
  },
  {
    dream: '전쟁이 나서 피난을 갔다',
    symbols: ['war'],
    situations: {
      war: '피난을 간다',
    },
  },
  {
    dream: '감옥에 갇혔다가 풀려났다',
    symbols: ['prison'],
    situations: {
      prison: '풀려난다',
    },
  },
  {
    dream: '흙탕물이 방까지 차올랐다',
    symbols: ['water', 'room'],
    situations: {
      water: '흐리거나 더럽다',
    },
  },
  {
    dream: '집채만 한 파도가 몰려왔다',
    symbols: ['tsunami'],
  },
  {
    dream: '강을 건너려는데 다리가 끊어져 있었다',
    symbols: ['river', 'bridge'],
    situations: {
      bridge: '끊기거나 무너진다',
    },
  },
  {
    dream: '홍수가 나서 마을이 잠겼다',
    symbols: ['flood'],
    situations: {
      flood: '집이나 마을이 잠긴다',
    },
  },
  {
    dream: '쓰나미에 휩쓸려 떠내려갔다',
    symbols: ['tsunami', 'flood'],
    situations: {
      tsunami: '휩쓸린다',
    },
  },
  {
    dream: '소나기가 시원하게 내렸다',
    symbols: ['rain'],
    situations: {
      rain: '시원하게 내린다',
    },
  },
  {
    dream: '눈이 펑펑 내려 온 세상이 하얗게 변했다',
    symbols: ['snow'],
    situations: {
      snow: '소복이 쌓인다',
    },
  },
  {
    dream: '쌍무지개가 하늘에 떴다',
    symbols: ['rainbow'],
    situations: {
      rainbow: '집이나 하늘에 걸린다',
    },
  },
  {
    dream: '붉은 해가 바다 위로 떠올랐다',
    symbols: ['sun', 'sea'],
    situations: {
      sun: '해가 뜬다',
    },
  },
  {
    dream: '보름달이 환하게 떠 있었다',
    symbols: ['moon'],
    situations: {
      moon: '둥글고 밝다',
    },
  },
  {
    dream: '번개가 번쩍 치더니 벼락을 맞았다',
    symbols: ['thunder'],
    situations: {
      thunder: '벼락을 맞는다',
    },
  },
  {
    dream: '태풍이 불어 지붕이 날아갔다',
    symbols: ['wind', 'roof'],
  },
  {
    dream: '안개가 자욱해서 앞이 보이지 않았다',
    symbols: ['fog'],
    situations: {
      fog: '안개가 자욱하다',
    },
  },
  {
    dream: '산이 무너져 내렸다',
    symbols: ['mountain'],
    situations: {
      mountain: '산이 무너진다',
    },
  },
  {
    dream: '온 산에 불이 활활 타올랐다',
    symbols: ['mountain', 'fire'],
    situations: {
      fire: '활활 타오른다',
    },
  },
  {
    dream: '땅이 흔들리고 건물이 무너졌다',
    symbols: ['earthquake'],
  },
  {
    dream: '누렇게 익은 논에서 벼를 베었다',
    symbols: ['field', 'rice'],
    situations: {
      field: '누렇게 익거나 거둔다',
    },
  },
  {
    dream: '동굴에 들어갔다가 보물을 발견했다',
    symbols: ['cave', 'jewel'],
    situations: {
      cave: '보물이나 빛을 찾는다',
    },
  },
  {
    dream: '큰 나무에 열매가 주렁주렁 열렸다',
    symbols: ['tree', 'fruit'],
    situations: {
      tree: '열매가 열린다',
    },
  },
  {
    dream: '활짝 핀 장미를 받았다',
    symbols: ['flower'],
    situations: {
      flower: '꽃을 받는다',
    },
  },
  {
    dream: '복숭아를 따서 맛있게 먹었다',
    symbols: ['peach', 'eating'],
    situations: {
      peach: '따거나 받는다',
    },
  },
  {
    dream: '산삼을 캐서 품에 안았다',
    symbols: ['ginseng'],
    situations: {
      ginseng: '산삼을 캔다',
    },
  },
  {
    dream: '쌀이 창고에 산더미처럼 쌓였다',
    symbols: ['rice', 'basement'],
    situations: {
      rice: '가득 쌓인다',
    },
  },
  {
    dream: '이웃에 떡을 돌렸다',
    symbols: ['neighbor', 'rice-cake'],
    situations: {
      'rice-cake': '나누거나 돌린다',
    },
  },
  {
    dream: '달걀이 떨어져 깨졌다',
    symbols: ['egg'],
    situations: {
      egg: '깨진다',
    },
  },
  {
    dream: '문이 잠겨서 열리지 않았다',
    symbols: ['door'],
    situations: {
      door: '잠겨 있거나 열리지 않는다',
    },
  },
  {
    dream: '계단을 올라가는데 끝이 없었다',
    symbols: ['stairs'],
    situations: {
      stairs: '끝없이 이어진다',
    },
  },
  {
    dream: '졸업한 고등학교에 다시 다니고 있었다',
    symbols: ['school'],
    situations: {
      school: '졸업했는데 다시 다닌다',
    },
  },
  {
    dream: '차를 운전하는데 브레이크가 고장 났다',
    symbols: ['car', 'accident'],
    situations: {
      car: '브레이크나 차가 말을 듣지 않는다',
    },
  },
  {
    dream: '비행기를 놓쳐서 공항에서 울었다',
    symbols: ['airplane', 'being-late', 'crying'],
    situations: {
      airplane: '타지 못한다',
    },
  },
  {
    dream: '신발을 잃어버려 맨발로 걸었다',
    symbols: ['shoes', 'leg'],
    situations: {
      shoes: '신발을 잃어버린다',
    },
  },
  {
    dream: '새 옷을 입고 거리를 걸었다',
    symbols: ['clothes'],
    situations: {
      clothes: '새 옷을 입는다',
    },
  },
  {
    dream: '반지가 두 조각으로 깨졌다',
    symbols: ['ring'],
    situations: {
      ring: '깨지거나 끊어진다',
    },
  },
  {
    dream: '금덩이를 받았다',
    symbols: ['gold'],
    situations: {
      gold: '받는다',
    },
  },
  {
    dream: '동전을 줍고 또 주웠다',
    symbols: ['money', 'picking-up'],
    situations: {
      money: '동전을 본다',
    },
  },
  {
    dream: '열쇠가 맞지 않아 문을 못 열었다',
    symbols: ['key', 'door'],
    situations: {
      key: '맞지 않거나 열리지 않는다',
    },
  },
  {
    dream: '시계가 멈춰 있었다',
    symbols: ['clock'],
    situations: {
      clock: '멈추거나 고장 난다',
    },
  },
  {
    dream: '칼을 든 남자가 쫓아왔다',
    symbols: ['knife', 'being-chased'],
    situations: {
      knife: '칼을 숨기거나 쫓긴다',
    },
  },
  {
    dream: '총을 쏘았는데 총알이 나가지 않았다',
    symbols: ['gun'],
    situations: {
      gun: '총이 나가지 않는다',
    },
  },
  {
    dream: '계약서에 도장을 찍었다',
    symbols: ['document', 'pen'],
    situations: {
      document: '서명하거나 작성한다',
    },
  },
  {
    dream: '기다리던 편지가 도착했다',
    symbols: ['letter'],
    situations: {
      letter: '반가운 소식을 받는다',
    },
  },
  {
    dream: '실타래가 엉켜서 풀 수 없었다',
    symbols: ['needle'],
    situations: {
      needle: '엉키거나 끊어진다',
    },
  },
  {
    dream: '촛불이 바람에 꺼졌다',
    symbols: ['lamp'],
    situations: {
      lamp: '꺼진다',
    },
  },
  {
    dream: '꿈인 줄 알고 마음대로 날아다녔다',
    symbols: ['lucid', 'flying'],
    situations: {
      lucid: '뜻대로 움직인다',
    },
  },
  {
    dream: '며칠째 똑같은 꿈을 꾸고 있다',
    symbols: ['recurring'],
    situations: {
      recurring: '거듭된다',
    },
  },
  {
    dream: '뱀이 아니라 새끼줄이었다',
    symbols: [],
  },
  {
    dream: '돼지는 없었고 빈 우리만 있었다',
    symbols: [],
  },
  {
    dream: '정말 이상한 냄새가 나는 장소였다',
    symbols: [],
  },
  {
    dream: '주말에 할 일을 지금 준비하라는 말을 들었다',
    symbols: [],
  },
  {
    dream: '배달이 늦어져 조금 짜증이 났다',
    symbols: [],
  },
  {
    dream: '별로 중요하지 않은 이야기를 나눴다',
    symbols: [],
  },
  {
    dream: '요금을 내라는 말에 피곤해서 거절했다',
    symbols: [],
  },
  {
    dream: '새벽에 불편한 느낌이 들어 산책을 나갔다',
    symbols: [],
  },
  {
    dream: '칼국수를 만들어 달라는 부탁을 받았다',
    symbols: [],
  },
  {
    dream: '관계를 정리하자는 말에 감정이 북받쳤다',
    symbols: [],
  },
  {
    dream: '물건을 고르다가 불안해져서 그냥 나왔다',
    symbols: [],
  },
  {
    dream: '날개 달린 소파가 둥둥 떠 있었다',
    symbols: [],
  },
  {
    dream: '돈독한 사이가 되자고 약속했다',
    symbols: [],
  },
  {
    dream: '누군가 내 이름을 세 번 불렀다',
    symbols: [],
  },
  {
    dream: '할머니가 시골집 마루에 앉아 나를 보고 환하게 웃으셨다. 깨고 나서도 마음이 따뜻했다.',
    symbols: ['ancestor', 'house'],
    situations: {
      ancestor: '웃거나 쓰다듬는다',
    },
  },
  {
    dream: '시험지를 받았는데 글씨가 하나도 안 보여서 식은땀을 흘렸다',
    symbols: ['exam', 'nightmare', 'book'],
    situations: {
      exam: '시험지가 안 보이거나 준비가 없다',
    },
  },
  {
    dream: '커다란 호랑이가 마당으로 들어와 내 품에 안겼다',
    symbols: ['tiger', 'house'],
    situations: {
      tiger: '집에 들거나 품에 안긴다',
    },
  },
  {
    dream: '누군가 계속 쫓아오는데 다리가 무거워서 뛸 수가 없었다',
    symbols: ['being-chased', 'leg'],
    situations: {
      leg: '다리가 움직이지 않는다',
    },
  },
  {
    dream: '지하철을 탔는데 엉뚱한 역에 내렸다',
    symbols: ['train'],
    situations: {
      train: '엉뚱한 곳으로 간다',
    },
  },
  {
    dream: '어금니 두 개가 빠져서 손바닥에 올려놓고 울었다',
    symbols: ['teeth-falling', 'crying'],
    situations: {
      'teeth-falling': '어금니가 빠진다',
    },
  },
  {
    dream: '돼지 세 마리가 우리 집 대문으로 들어오더니 나가지 않았다',
    symbols: ['pig', 'door', 'house'],
    situations: {
      pig: '집으로 들어온다',
    },
  },
  {
    dream: '맑은 강물 위로 배를 타고 천천히 내려갔다',
    symbols: ['water', 'ship'],
    situations: {
      ship: '순하게 나아간다',
    },
  },
  {
    dream: '전 남자친구가 꽃다발을 들고 찾아왔는데 아무 감정이 없었다',
    symbols: ['ex-partner', 'flower'],
  },
  {
    dream: '하늘에서 별이 쏟아져 내 품으로 들어왔다',
    symbols: ['star'],
    situations: {
      star: '별이 품으로 떨어진다',
    },
  },
  {
    dream: '엘리베이터가 갑자기 아래로 추락했는데 다치지는 않았다',
    symbols: ['elevator', 'falling'],
    situations: {
      elevator: '추락한다',
    },
  },
  {
    dream: '아기를 업고 시장을 돌아다녔다',
    symbols: ['baby', 'market'],
    situations: {
      baby: '업거나 안는다',
    },
  },
  {
    dream: '새 구두를 사서 신었는데 한쪽이 자꾸 벗겨졌다',
    symbols: ['shoes'],
  },
  {
    dream: '우물에서 맑은 물이 솟아올라 두 손으로 떠서 마셨다',
    symbols: ['well', 'water'],
    situations: {
      well: '맑은 물이 솟는다',
    },
  },
  {
    dream: '산 정상에 올라 아래를 내려다보니 구름이 발밑에 깔려 있었다',
    symbols: ['mountain', 'cloud'],
    situations: {
      mountain: '정상에 오른다',
    },
  },
  {
    dream: '친구와 크게 싸우고 나서 서로 껴안고 화해했다',
    symbols: ['friend', 'fighting'],
    situations: {
      fighting: '화해한다',
    },
  },
  {
    dream: '집에 불이 나서 활활 타오르는데 이상하게 무섭지 않았다',
    symbols: ['house', 'fire'],
  },
  {
    dream: '회사에서 해고를 당했는데 오히려 홀가분했다',
    symbols: ['office'],
    situations: {
      office: '해고되거나 쫓겨난다',
    },
  },
  {
    dream: '강아지 한 마리가 꼬리를 흔들며 따라왔다',
    symbols: ['dog'],
    situations: {
      dog: '꼬리를 흔들며 반긴다',
    },
  },
  {
    dream: '거울을 봤는데 내 얼굴이 다른 사람 얼굴로 바뀌어 있었다',
    symbols: ['mirror', 'face'],
    situations: {
      face: '남의 얼굴이 된다',
    },
  },
  {
    dream: '물고기를 잡으려고 했는데 손에서 미끄러져 놓쳤다',
    symbols: ['fish'],
    situations: {
      fish: '물고기를 놓친다',
    },
  },
  {
    dream: '하늘을 훨훨 날아다니다가 전깃줄에 걸렸다',
    symbols: ['flying'],
    situations: {
      flying: '전깃줄이나 무언가에 걸린다',
    },
  },
  {
    dream: '돌아가신 아버지가 밥을 차려 주시며 많이 먹으라고 하셨다',
    symbols: ['deceased-parent', 'cooked-rice'],
    situations: {
      'deceased-parent': '음식이나 돈을 준다',
    },
  },
  {
    dream: '길에서 지갑을 잃어버려 한참을 헤맸다',
    symbols: ['wallet', 'lost'],
    situations: {
      wallet: '잃어버린다',
    },
  },
  {
    dream: '검은 고양이가 나를 노려보더니 손등을 할퀴었다',
    symbols: ['cat'],
    situations: {
      cat: '고양이가 할퀴거나 문다',
    },
  },
  {
    dream: '비가 억수같이 쏟아지는데 우산이 없어서 흠뻑 젖었다',
    symbols: ['rain', 'umbrella'],
    situations: {
      umbrella: '잃거나 없다',
    },
  },
  {
    dream: '결혼식장에 갔는데 신랑이 나타나지 않았다',
    symbols: ['marriage'],
  },
  {
    dream: '빨간 사과를 따서 바구니에 가득 담았다',
    symbols: ['apple'],
    situations: {
      apple: '따거나 받는다',
    },
  },
  {
    dream: '화장실을 아무리 찾아도 없어서 발을 동동 굴렀다',
    symbols: ['searching-toilet', 'bathroom'],
    situations: {
      'searching-toilet': '찾지 못한다',
    },
  },
  {
    dream: '거미줄에 온몸이 칭칭 감겨 움직일 수 없었다',
    symbols: ['spider'],
    situations: {
      spider: '거미줄에 걸린다',
    },
  },
  {
    dream: '오늘은 정말 이상한 장소가 나왔고 소리가 멀리서 났다. 지금도 생생하다.',
    symbols: [],
  },
  {
    dream: '복도 끝에서 누가 이름을 불렀는데 대답하지 않고 그냥 서 있었다',
    symbols: [],
  },
  {
    dream: '빨간 공을 튕기며 노는데 아무 소리도 나지 않았다',
    symbols: [],
  },
  {
    dream: '뱀은 없었고 빈 자루만 놓여 있었다',
    symbols: [],
  },
  {
    dream: '배우자 문제로 상담을 준비하는 꿈이었다',
    symbols: [],
  },
  {
    dream: '대통령과 악수를 하고 함께 밥을 먹었다',
    symbols: ['president', 'cooked-rice'],
    situations: {
      president: '악수하거나 함께 먹는다',
    },
  },
  {
    dream: '구렁이가 부엌에 똬리를 틀고 있었다',
    symbols: ['large-snake', 'kitchen'],
    situations: {
      'large-snake': '집 안에 들거나 자리를 잡는다',
    },
  },
  {
    dream: '귀신이 내 이름을 부르며 쫓아와서 방문을 잠갔다',
    symbols: ['ghost', 'being-chased', 'door'],
    situations: {
      ghost: '쫓아오거나 덮친다',
    },
  },
  {
    dream: '바다가 갈라지면서 길이 열렸다',
    symbols: ['sea', 'road'],
    situations: {
      sea: '바다가 갈라진다',
    },
  },
  {
    dream: '금반지를 선물로 받았는데 손가락에 꼭 맞았다',
    symbols: ['ring', 'hand', 'gift'],
    situations: {
      ring: '반지를 받거나 낀다',
    },
  },
  {
    dream: '휴대폰 액정이 깨져서 엄마에게 전화를 못 했다',
    symbols: ['phone', 'parents', 'letter'],
    situations: {
      phone: '화면이 깨진다',
    },
  },
];
