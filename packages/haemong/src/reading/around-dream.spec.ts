import { withStoryWords } from './story-words.fixture.js';

const haemong = withStoryWords();
const TOLD = '뱀이 집에 들어와 마루에 앉았어요.';
const MOOD = '깨고도 찜찜하셨군요.';

describe('what a reading says of waking life', () => {
  it('begins with the feeling after waking', () => {
    expect(haemong.read(`${TOLD} 깨고 나서도 찜찜해요`).summary.startsWith(MOOD)).toBe(true);
  });

  it('begins with the answer instead if the dreamer asks', () => {
    const { summary } = haemong.read(`${TOLD} 깨고 나서도 찜찜해요. 흉몽인가요?`);
    expect(summary).not.toContain('찜찜');
  });

  it('keeps the feeling after waking if the question gets no answer', () => {
    expect(haemong.read(`${TOLD} 깨고 나서도 찜찜해요. 무슨 뜻인가요?`).summary.startsWith(MOOD)).toBe(true);
  });

  it('is only the first sentence about a fact beside an answer', () => {
    const dream = `다음 주에 회사 면접이 있어요. ${TOLD}`;
    const alone = haemong.read(dream).psychological.text;
    const asked = haemong.read(`${dream} 흉몽인가요?`).psychological.text;
    const [first = '', second = ''] = alone.match(/[^.]+\.\s*/gu) ?? [];
    expect(first).toContain('면접');
    expect(asked).toBe(alone.replace(second, ''));
  });

  it('takes up a loss that the dreamer tells, but not one that only says who is in the dream', () => {
    const psychologyOf = (dream: string) => haemong.read(dream).psychological.text;
    const told = psychologyOf('할머니 돌아가신 지 1년 됐어요. 꿈에 나오셔서 저를 보고 웃으셨어요.');
    const inDream = psychologyOf('돌아가신 할머니가 꿈에 나오셔서 저를 보고 웃으셨어요.');
    expect(told).not.toBe(inDream);
    expect(told).toContain(inDream);
  });

  it('names the dead person whom only the waking fact names', () => {
    const { summary } = haemong.read('할머니 돌아가신 지 1년 됐어요. 꿈에 나오셔서 저를 보고 웃으셨어요.');
    expect(summary).toContain('할머니');
  });

  it('asks about the told fact instead of asking what it has told', () => {
    const questionOf = (dream: string) => haemong.read(dream).questions[0];
    const dream = '엘리베이터가 멈춰서 문이 열리지 않았어요.';
    expect(questionOf(dream)).toMatch(/요즘|지금/u);
    expect(questionOf(`다음 주가 기말고사예요. ${dream}`)).toMatch(/^기말고사를 생각하면/u);
  });

  it('suggests something to do about the fact if the story suggests nothing', () => {
    const { action } = haemong.read(`내일이 수능이에요. ${TOLD}`);
    expect(action).toMatch(/수험표/u);
    expect(haemong.read(TOLD).action).toBeNull();
    expect(haemong.read('내일이 수능이에요. 돌아가신 할머니가 웃고 계셨어요.').action).toBeNull();
  });
});
