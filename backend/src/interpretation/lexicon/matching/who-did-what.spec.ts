import { LexiconService } from '../lexicon.service.js';

const lexicon = new LexiconService();
const meaningOf = (dream: string, id: string) =>
  lexicon.look(dream).find((match) => match.id === id)?.meaning ?? '';

describe('what happened, and to whom', () => {
  it.each([
    ['돌아가신 엄마가 배고프다고 밥 달라고 하셨어', 'deceased-parent', '못다 챙긴 마음'],
    ['엄마 돌아가신지 3년됐는데 꿈에 나와서 밥달라고 함', 'deceased-parent', '못다 챙긴 마음'],
    ['문자로 이별통보 받음', 'letter', '반갑지 않은 글'],
    ['금붕어 어항이 깨져서 물고기 다 죽음', 'fish', '죽은 고기'],
    ['물이 방까지 차올라서 죽을뻔함', 'water', '숨이 차는'],
    ['신발 한짝만 신고 학교감', 'shoes', '맞지 않는 신'],
    ['칼을 들고 내가 그놈을 찔렀는데 안죽더라', 'knife', '결단'],
    ['아이가 내 머리카락을 잘랐다', 'hair', '남의 손에'],
    ['용이 하늘로 올라가다가 떨어짐', 'dragon', '오르던 용이 떨어지거나'],
    ['구렁이가 내 발목을 물었다', 'large-snake', '구렁이에게 물린'],
    ['무지개다리 건넌 우리 냥이가 무릎에 앉아있다 갔어', 'departed', '말없이 다녀간'],
  ])('%s: %s is read as %s', (dream, id, words) => {
    expect(meaningOf(dream, id)).toContain(words);
  });

  it.each([
    ['쫓기다가 잡히기 직전에 깼다', 'being-chased', '붙잡힌'],
    ['시험에 합격 못함', 'exam', '합격하는'],
    ['학교에 알몸으로 갔는데 아무도 신경안씀', 'school', '텅 빈'],
    ['전남친이 결혼한다고 청첩장 주는데 울었어', 'marriage', '내키지 않는'],
    ['악당이 집에 쳐들어왔다', 'house', '들어오면 얻는다'],
    ['남편이 딴여자랑 손잡고 걸어갔다', 'hand', '뜻을 같이할'],
    ['명품가방을 훔치다가 걸림', 'wallet', '새 가방'],
    ['옥상에서 떨어졌는데 안죽고 날았음', 'falling', '벼랑 끝'],
  ])('%s: %s is not read as %s', (dream, id, words) => {
    expect(meaningOf(dream, id)).not.toContain(words);
  });

  it.each([
    ['구렁이가 내 배에 올라왔다', 'ship'],
    ['첫눈에 반함 잘생긴 남자한테', 'snow'],
    ['떡을 한 접시 건네주셨다', 'pot'],
    ['물 한 잔을 마셨다', 'tea'],
    ['아빠가 웃으면서 손 흔드셨는데 깨고나서 펑펑 울었음', 'crying'],
    ['할머니가 안아주셨는데 깨서 한참을 울었다', 'crying'],
    ['친정엄마가 꾼 꿈인데 제가 호랑이 새끼를 안고있었대요', 'parents'],
  ])('%s is no dream of %s', (dream, id) => {
    expect(lexicon.look(dream).map((match) => match.id)).not.toContain(id);
  });

  it('a place that is only named says nothing of luck', () => {
    expect(lexicon.look('바퀴벌레가 부엌에서 쏟아져 나왔다')).toMatchObject([
      { id: 'cockroach', verdict: '흉' },
      { id: 'kitchen', verdict: '중립' },
    ]);
  });
});
