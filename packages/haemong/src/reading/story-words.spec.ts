import { withStoryWords } from './story-words.fixture.js';

const DREAM = '뱀이 집에 들어와 마루에 앉았어요.';

describe('a story’s own words', () => {
  it('answer a question in place of the general answer', () => {
    const asked = `${DREAM} 로또 사도 될까요?`;
    const own = withStoryWords({ answers: { lottery: { none: '재미로만 사세요.' } } }).read(asked);
    expect(withStoryWords().read(asked).summary).toMatch(/^당첨을 알려/u);
    expect(own.summary).toMatch(/^재미로만 사세요\./u);
    expect(own.summary).not.toContain('당첨');
  });

  it('are chosen by verdict, and only if there are any for it', () => {
    const asked = `${DREAM} 로또 사도 될까요?`;
    const summaryWith = (answers: Record<string, string>) =>
      withStoryWords({ answers: { lottery: answers } }).read(asked).summary;
    const verdict = withStoryWords().read(asked).traditional.verdict;
    expect(summaryWith({ [verdict]: '이 길흉의 말이에요.', none: '다른 말이에요.' })).toMatch(
      /^이 길흉의 말/u,
    );
    expect(summaryWith({ [verdict === '흉' ? '길' : '흉']: '다른 말이에요.' })).toMatch(/^당첨을 알려/u);
  });

  it('take up a waking fact and ask about it', () => {
    const told = `다음 주에 회사 면접이 있어요. ${DREAM}`;
    const facts = { interview: { says: '면접의 말이에요.', question: '면접에서 무엇을 말하고 싶으세요?' } };
    const { psychological, questions } = withStoryWords({ facts }).read(told);
    expect(psychological.text).toMatch(/^면접의 말이에요\./u);
    expect(questions).toEqual(['면접에서 무엇을 말하고 싶으세요?']);
    expect(withStoryWords({ facts }).read(DREAM).psychological.text).not.toContain('면접');
  });

  it('give way to a general answer that names what is asked about', () => {
    const answers = { 'because-of-worry': { none: '걱정의 말이에요.' } };
    const summaryOf = (question: string) => withStoryWords({ answers }).read(`${DREAM} ${question}`).summary;
    expect(summaryOf('요즘 마음이 복잡한데 그것 때문일까요?')).toMatch(/^걱정의 말/u);
    expect(summaryOf('다음 주에 면접이 있는데 그것 때문일까요?')).toMatch(/^네, 면접을/u);
  });

  it('do not replace a question about a scene', () => {
    const facts = { interview: { says: '면접의 말이에요.', question: '면접에서 무엇을 말하고 싶으세요?' } };
    const told = '다음 주에 회사 면접이 있어요. 돌아가신 할머니가 저를 보고 웃으셨어요.';
    const [question] = withStoryWords({ facts }).read(told).questions;
    expect(question).not.toContain('면접');
  });
});
