import { loadKnowledge } from '../knowledge/files.js';
import { readClauses } from './clause-words.js';
import { mayAsk, QuestionFinder } from './question-finder.js';

const { questions, questionClauses } = loadKnowledge();
const finder = new QuestionFinder(questions, questionClauses);
const asked = (text: string) => finder.find(text, readClauses(text));
const kindsIn = (text: string) => asked(text).map(({ kind }) => kind);

describe('QuestionFinder', () => {
  it('finds the exact words that a pattern matches', () => {
    const text = '뱀이 집에 들어오는 꿈은 태몽인가요?';
    const [question] = asked(text);
    expect(question).toMatchObject({ kind: 'taemong', isExact: true });
    expect(text.slice(question?.start, question?.end)).toBe('태몽인가요?');
  });

  it.each([
    ['물가에서 할머니가 부르셨어요. 안 따라간 기 잘한 기제?', 'did-not-follow'],
    ['구렁이를 봤어요. 언니 태몽을 제가 대신 꾼걸까요??', 'whose-taemong'],
    ['시험지가 개미였어. 진짜 3번으로 찍을까?', 'pick'],
    ['코피가 줄줄 났음. 피꿈이 재물이라면서요?', 'money-luck'],
    ['호랑이가 마루에 앉아 있었어요. 나이 일흔둘인데 손주 볼 꿈일까요', 'taemong'],
    ['귀신을 봤어요. 이사온 집 터가 안 좋은걸까요?', 'house-site'],
    ['전여친 결혼식에 갔어요. 미련이 남은걸까요?', 'attached'],
    ['똥을 밟았어요. 금전운이랑 상관 있을까요', 'money-luck'],
    ['귀신이 눌렀음. 굿이라도 해야되나', 'rites'],
    ['시험지가 온통 빨개졌어요. 담주가 기말인데 망하는건가요', 'outcome'],
    ['물이 안방까지 찼어요. 혹시 안좋은 꿈이면 수술을 미루는게 나을까요?', 'decision'],
    ['전남친이 또 나왔어요. 꿈에 그만 나오게 하려면 어떻게 해야 돼요', 'how-to-stop'],
    ['커피를 쏟았음. 알바 그만둘까 고민중인데 관두라는 꿈일까 아님 계속 하라는 꿈일까', 'decision'],
    ['소가 저를 구했어요. 조상님이 도운거라는데 다들 그렇게 생각하시나요', 'lore'],
    ['큰 파도를 봤어요. 안좋은일 생기는거 아니죠? 엄마가 허리 아프다고 해서 걱정돼요', 'harm'],
  ])('knows the question in “%s” by its words', (text, kind) => {
    expect(kindsIn(text)).toEqual([kind]);
  });

  it.each([
    ['용을 봤어요. 저 고3인데 설마 제 건 아니고 새언니 태몽인가요', 'whose-taemong'],
    ['냥이가 살쪄서 나왔어요. 이제 안 아프다고 믿어도 될까요', 'may-i-believe'],
  ])('prefers the more particular kind in “%s” to that of a pattern', (text, kind) => {
    expect(kindsIn(text)).toEqual([kind]);
  });

  it('finds a question of no known kind, but not beside a known one', () => {
    expect(kindsIn('고래가 지나갔어요. 제목이 뭐였을까요?')).toEqual(['other']);
    expect(kindsIn('고래가 지나갔어요. 제목이 뭐였을까요? 흉몽인가요?')).toEqual(['good-or-bad']);
  });

  it.each([
    '엄마가 “밥은 먹었어?” 하고 물었어요',
    '아이가 아직 안 내려? 라고 했다',
    '제가 엄마 나 알아보겠어? 하니까 손을 잡아 주셨어요',
    '팀장님이 누구세요? 이러시는 거예요',
    '문을 여니까 바다였어요',
    '다들 뛰어가니까 저도 뛰었어요. 알고 보니 이벤트 게임임',
    '집주인한테 전화해도 안받음. 결국 베란다에서 잤다',
  ])('finds none in “%s”', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe('mayAsk', () => {
  it.each(['흉몽인가요?', '괜찮은 건지 ㅠㅠ', '로또 각', '좋은 꿈이지예'])('accepts “%s”', (clause) => {
    expect(mayAsk(clause)).toBe(true);
  });

  it('refuses a statement', () => {
    expect(mayAsk('뱀이 들어왔어요.')).toBe(false);
  });
});
