import { assessCare } from './assess.js';

const levelOf = (text: string) => assessCare(text).level;
const LONG_DREAM =
  '큰 구렁이가 마당으로 들어와 장독대 밑에 똬리를 틀었어요. 할머니가 장독 뚜껑을 열자 맑은 물이 가득했어요. 물을 한 바가지 떠서 마셨더니 달았어요. 담 너머로 소가 지나갔고 저는 소를 따라 논길을 걸었어요. ';

describe('assessCare: crisis', () => {
  it.each([
    '죽고 싶어요',
    '죽고싶어요도와주세요',
    '죽.고.싶.다',
    '죽고싶어요'.normalize('NFD'),
    '자살하고 싶어요',
    '오늘 밤에 죽을 거예요',
    '옥상에서 뛰어내리려고요',
    '그만 살고 싶어요',
    '꿈에서 깼는데 죽고 싶어요',
    '친구가 때려서 죽고 싶어요',
    '죽고 싶지 않은 날이 없어요',
    '저는 곧 자살합니다',
    '죽을 거니까 꿈 해몽 같은 건 필요 없어요',
    '차라리 죽겠다고 결심했어요',
    '죽을 날을 받아 놨어요. 그날까지만 웃을게요',
    '다리 난간을 넘어왔어요. 손만 놓으면 돼요',
    '오늘 밤에 목에 줄을 걸려고요',
    '제 숨을 제가 멈추려고 해요',
    '허벅지에 또 칼을 댔어요',
    '나를 내가 없애려고 계획을 세웠어',
    '오늘 내 의지로 이 생을 그만둔다',
    '삶의 끈을 놓으려 합니다',
    '내 목숨 내가 거둘란다',
    '존재하고 싶지 않다',
    '저는 내일 죽습니다',
    '죽음을 선택하려 합니다',
    '동반자살 할 사람 구해요',
    '강물에 몸을 던지겠습니다',
    '선로로 뛰어들 거예요',
    '나쁜 선택 하려고 해요',
    '옥상에서 뛰어내리는 꿈을 꿨는데 정말 그렇게 하고 싶어요',
    '자살하는 방법을 찾다가 잠들었는데 하얀 방에 있는 꿈을 꿨어요',
    '돼지꿈인데 소용없어요 저는 내일 죽기로 했으니까',
    '자1살할거임 진심으로',
    '죽엇으면 좋겟어요',
    '스스로 생을 마감하려 합니다',
    '이번 주에 생을 마감합니다',
    '저는 그냥 자살하고 싶은 사람입니다',
    '요즘 들어 자살을 진지하게 고민하고 있습니다',
    '어제 목을 맸는데 줄이 끊어졌어요 오늘 다시 하려고요',
    '머리를 벽에 계속 박아요. 나를 벌주고 싶어서요.',
    '낼 옥상에서 뛰어내릴거야 이런 꿈은 왜 꾼 걸까',
    '락스 마시려고요',
    '죽는 편이 나을 것 같아',
    '한강 다리에서 뛰려고요',
    '어제 자살 시도를 했다가 깨어났습니다',
    '병든 몸이라 내 손으로 끝을 낼까 하오',
    '농약창고 앞에 앉아 있었소. 죽을 마음으로 갔다가 돌아왔소',
    '나도 오늘 12시에 가려고 한다. 죽는다는 뜻이다',
    '돼지꿈 꿨는데 쓸 일이 없어서요 저 이번 달까지만 살고 죽기로 했거든요',
    '꿈에 돌아가신 형이 나와 웃었습니다. 오래 울었습니다. 저는 이번 주말에 죽기로 했습니다.',
    '이가 빠지는 꿈을 꿨어요. 그 꿈이 너무 편해서 더 죽고 싶어졌어요.',
    '극단적인 선택을 생각하고 있습니다',
    '다시 나를 다치게 하고 싶어요. 어제도 참지 못했어요.',
  ])('returns crisis for a stated intent: %s', (text) => {
    expect(levelOf(text)).toBe('crisis');
  });

  it.each([
    '꿈에서 죽고 싶다고 말했어요',
    '자살하는 꿈을 꿨어요',
    '어젯밤 꿈에서 옥상에 올라갔는데 뛰어내리려고 했어요',
    '친구가 죽고 싶다고 했어요',
    '자살할 생각은 없어요',
    '예전에는 죽고 싶었지만 지금은 괜찮아요',
    '혹시 죽고 싶다는 생각이 드신다면 109로 전화해 주세요',
    '꿈에서 제가 죽기로 결심하고 산에 올라갔어요',
    '번지점프 하러 가서 뛰어내리고 싶다',
    '강아지 목에 줄을 걸고 산책을 나갔어요',
    '고양이가 난간을 넘어 옆집으로 갔어요',
    '문이 닫히는 지하철에 뛰어들어 겨우 탔어요',
    '꿈에서 맑은 바다로 걸어 들어갔는데 따뜻했어요',
    '엘리베이터로 옥상에 올라가는 중이었는데 멈춰 버린 꿈이에요',
    '언니가 약을 먹고 죽으려고 해서 제가 말렸어요 꿈에서',
    '귀신이 나를 죽이려고 쫓아왔어요',
    '그 가방 살 생각 없어요 너무 비싸',
    '거기 살고 싶지 않아요 교통이 불편해서',
    '미안 먼저 갈게 버스 왔다',
    '옛날엔 살기 싫단 생각도 했는데 이제는 오래오래 살고싶어요',
    '낭떠러지로 뛰어내릴까 말까 고민하다가 깼어요',
    '오늘 죽을 거라는 점괘가 나왔는데 안 죽었어요',
    '모르는 남자가 칼을 들고 제 목에 대고 있는데 소리가 안 나와요',
    '검은 옷 입은 사람이 밧줄로 목을 감으려고 함',
    'ㅈㅅ합니다 방을 착각했네요',
    '사라지고 싶은 뱃살',
    '꿈에서 형이 웃었어요. 저는 거기서 죽기로 했어요. 그러다 깼어요.',
    '늙으면 죽어야지 하면서 홍삼은 꼬박꼬박 먹는다',
    '이 연결을 끊으면 로그인할 방법이 없어요.',
    '저 하나 없어지면 다들 편해지겠죠',
    '혹시 죽고 싶다는 생각이 드신다면 자살예방상담전화 109로 전화해 주세요.',
    '죽고 싶으신가요? 자살예방상담전화 109번이 24시간 열려 있어요',
    '힘드시면 109에 전화하세요. 자살을 생각하신다면 꼭요',
  ])('does not return crisis for a dreamt, denied, past or reported intent: %s', (text) => {
    expect(levelOf(text)).not.toBe('crisis');
  });

  it('returns crisis regardless of the length of the dream before the intent', () => {
    expect(levelOf(LONG_DREAM.repeat(8))).not.toBe('crisis');
    expect(levelOf(`${LONG_DREAM.repeat(8)}\n그런데 저 요즘 죽고 싶어요`)).toBe('crisis');
  });
});

describe('assessCare: none', () => {
  it.each([
    '라면 먹고 싶어',
    '옷 걸 데가 없어',
    '나 오늘 심쿵함',
    '배고파 죽겠다',
    '보고 싶어 죽겠어',
    '과제 오늘 다 끝내려고요',
    '호랑이가 제 무릎에 누워 자는 꿈을 꿨어요',
    '해몽 부탁드려요',
    '밥',
    '어머니',
  ])('returns none for everyday lines and ordinary dreams: %s', (text) => {
    expect(assessCare(text)).toEqual({ level: 'none', first: false });
  });

  it.each(['', '   ', '...', 'ㅋㅋㅋ', '😀'])('returns none for a text without words: %j', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('assessCare: gentle', () => {
  it('does not take 유서 깊은 (time-honoured) for a farewell letter', () => {
    expect(levelOf('유서 깊은 책을 서랍에서 꺼내 읽었어요')).not.toBe('crisis');
  });

  it('returns none for ordinary English text, but crisis for an English sign', () => {
    expect(levelOf('I saw a big snake in the kitchen last night')).toBe('none');
    expect(levelOf('I want to die')).toBe('crisis');
  });

  it('returns gentle for distress that only the judge detects, with `first` set if the score is high', () => {
    expect(assessCare('제가 없어지면 다들 편해질 거예요')).toEqual({ level: 'gentle', first: true });
  });

  it('returns gentle for distress in the middle of a long text without punctuation', () => {
    const before = '큰 구렁이가 마당으로 들어와서 장독대 밑에 똬리를 틀고 나를 보는데 눈이 노랗고';
    const after = '구렁이가 담을 넘어 가길래 따라가 보니 논에 물이 가득하고 개구리가 울고';
    expect(levelOf(`${before} 제가 없어지면 다들 편해질 텐데 ${after}`)).toBe('gentle');
  });

  it('returns gentle for distress after an ordinary dream', () => {
    expect(levelOf(`${LONG_DREAM}제가 없어지면 다들 편해질 거예요`)).toBe('gentle');
  });

  it('uses a lower threshold for a sentence about waking life next to a dream', () => {
    const hint = `${LONG_DREAM}요즘 집을 다 비우고 있어요`;
    expect(levelOf(`꿈에서 ${hint}`)).toBe('gentle');
    expect(levelOf(hint)).toBe('none');
  });
});
