import { hasPastVerb } from './past.js';

it.each(['죽었다', '가더라', '살던 집', '갔어요'])('hasPastVerb returns true for %s', (text) => {
  expect(hasPastVerb(text)).toBe(true);
});

it.each(['몸을 던지겠습니다', '던질 거예요', '있어요', '하겠어요', '죽을래'])(
  'hasPastVerb returns false for %s',
  (text) => {
    expect(hasPastVerb(text)).toBe(false);
  },
);
