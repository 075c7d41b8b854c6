import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { ThingWordsChooser } from './thing-words.js';

const reader = new Reader(loadKnowledge());
const words = new ThingWordsChooser({
  sentences: [
    { names: ['우산'], text: '{이름:은/는} 씌워 주는 사람을 떠올리게 하는 물건이에요.' },
    { names: ['붕어빵'], text: '{이름:은/는} 식기 전에 뛰어야 하는 간식이에요.', light: true },
    { names: ['그릇'], text: '{이름:은/는} 저마다 주인이 있는 물건이에요.' },
  ],
  introduction: '{이름} 말이에요.',
});
const DREAM = '우산을 찾았는데 우산이 없고 붕어빵이 있었어요';
const WHOLE = { start: 0, end: 100 };

function introduced(dream: string, point = WHOLE, reading = ''): string | undefined {
  return words.introduced(point, reader.understand(dream), reading);
}

describe('what a friend would say', () => {
  it('prefers a thing that the dream names twice', () => {
    expect(introduced(DREAM)).toBe('우산 말이에요. 우산은 씌워 주는 사람을 떠올리게 하는 물건이에요.');
  });

  it('is about the last thing of the point otherwise', () => {
    expect(introduced('우산을 쓰고 붕어빵을 샀어요')).toBe(
      '붕어빵 말이에요. 붕어빵은 식기 전에 뛰어야 하는 간식이에요.',
    );
  });

  it.each([
    ['a thing that the reading names', DREAM, WHOLE, '우산은 막아 주는 것이지요.', /붕어빵/],
    [
      'a thing outside the point that is named once',
      '붕어빵을 샀어요',
      { start: 20, end: 30 },
      '',
      undefined,
    ],
    ['a light word about a dream of the dead', '돌아가신 할머니가 붕어빵을 주셨어요', WHOLE, '', undefined],
    ['a light word about a sad dream', '붕어빵을 먹는데 너무 슬펐어요', WHOLE, '', undefined],
    ['a light word about a dream of death', '제가 죽었는데 붕어빵을 먹고 있었어요', WHOLE, '', undefined],
    [
      'a light word about a hard time',
      '붕어빵을 먹었어요. 지난주에 남자친구랑 헤어졌어요.',
      WHOLE,
      '',
      undefined,
    ],
    ['a counter written solid', '국을 두그릇 먹었어요', WHOLE, '', undefined],
    ['a counter', '국 두 그릇을 먹었어요', WHOLE, '', undefined],
    ['a thing inside another word', '종이우산을 썼어요', WHOLE, '', undefined],
    ['a thing of waking life', '하늘을 날았어요. 어제 실제로 우산을 잃어버렸어요.', WHOLE, '', undefined],
  ])('leaves out %s', (_name, dream, point, reading, expected) => {
    const said = introduced(dream, point, reading);
    if (expected) expect(said).toMatch(expected);
    else expect(said).toBeUndefined();
  });

  it('is not left out because a longer word of the reading contains its name', () => {
    expect(introduced('우산을 썼어요', WHOLE, '종이우산은 가벼워요.')).toMatch(/^우산 말이에요/);
  });

  it('follows a quote without an introduction', () => {
    const dream = reader.understand('우산을 두고 나왔어요');
    expect(words.afterQuote(WHOLE, dream)).toBe('우산은 씌워 주는 사람을 떠올리게 하는 물건이에요.');
  });
});
