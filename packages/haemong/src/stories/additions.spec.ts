import { loadKnowledge } from '../knowledge/files.js';
import { withStoryWords } from '../reading/story-words.fixture.js';
import type { StoryAddition } from '../schema/story.js';

const addition = (says: string, more: Partial<StoryAddition> = {}): StoryAddition => ({
  in: 'traditional',
  when: [{ phrase: ['누런 구렁이'] }],
  unless: [],
  says,
  ...more,
});

const read = (dream: string, additions: StoryAddition[]) => withStoryWords({ additions }).read(dream);

const DREAM = '누런 구렁이가 내 몸을 칭칭 감았는데 하나도 무섭지 않았어요';

describe('additions of a story', () => {
  it('are said in the paragraph that they name', () => {
    const reading = read(DREAM, [
      addition('전통의 말이에요.'),
      addition('마음의 말이에요.', { in: 'psychological' }),
    ]);
    expect(reading.traditional.text).toContain('전통의 말이에요.');
    expect(reading.psychological.text).toContain('마음의 말이에요.');
  });

  it('are left out if the dream does not tell the scene', () => {
    const reading = read('뱀이 내 몸을 칭칭 감았어요', [addition('전통의 말이에요.')]);
    expect(reading.traditional.text).not.toContain('전통의 말이에요.');
  });

  it('are left out beside the variants that they exclude', () => {
    const story = loadKnowledge().stories.find(({ slug }) => slug === 'snake-coils-around');
    const unless = ['base', ...(story?.variants ?? []).map(({ name }) => name)];
    const reading = read(DREAM, [addition('전통의 말이에요.', { unless })]);
    expect(reading.traditional.text).not.toContain('전통의 말이에요.');
  });

  it('are at most two in a short dream and three in a long one', () => {
    const additions = ['하나예요.', '둘이에요.', '셋이에요.', '넷이에요.'].map((says) => addition(says));
    const countIn = (dream: string) =>
      additions.filter(({ says }) => read(dream, additions).traditional.text.includes(says)).length;
    expect(countIn(DREAM)).toBe(2);
    expect(countIn(`${DREAM}. ${'구렁이는 오래도록 나를 보았어요. '.repeat(8)}`)).toBe(3);
  });

  it('leave out one that ends like another', () => {
    const reading = read(DREAM, [
      addition('머리는 겁이 쓰는 얼굴이에요.'),
      addition('옷은 겁이 쓰는 얼굴이에요.'),
    ]);
    expect(reading.traditional.text).toContain('머리는 겁이');
    expect(reading.traditional.text).not.toContain('옷은 겁이');
  });

  it('ignore what is told of waking life', () => {
    const reading = read('뱀이 내 몸을 칭칭 감았어요. 깨고 나서 거울부터 봤어요', [
      addition('거울의 말이에요.', { when: [{ phrase: ['거울부터'] }] }),
    ]);
    expect(reading.traditional.text).not.toContain('거울의 말이에요.');
  });
});
