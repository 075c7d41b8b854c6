import { withoutOtherCases } from './other-cases.js';

const text = '귀신은 풀지 못한 걱정이었어요. 끌려갔다면 쉬라는 말로 읽었어요. 말을 나눴다면 마음을 놓았고요.';
const dream = (content: string) => ({ text: content }) as Parameters<typeof withoutOtherCases>[1];

it('keeps all cases in the reading of a short dream', () => {
  expect(withoutOtherCases(text, dream('귀신꿈 꿨어요'))).toBe(text);
});

it('keeps only the cases that occur in a longer dream', () => {
  const long =
    '창고에 귀신이 서 있었다. 우리는 오래 이야기를 나눴고, 나는 책을 빌려 나와 골목을 걸어서 집까지 왔다. 그리고 차를 마셨다.';
  expect(withoutOtherCases(text, dream(long))).toBe(
    '귀신은 풀지 못한 걱정이었어요. 말을 나눴다면 마음을 놓았고요.',
  );
});

it('always keeps the first sentence of the reading', () => {
  const long = '바다'.repeat(40);
  expect(withoutOtherCases('끌려갔다면 쉬라는 말이었어요. 물렸다면 반겼어요.', dream(long))).toBe(
    '끌려갔다면 쉬라는 말이었어요.',
  );
});
