/** Ways into the sentence that says what tradition makes of a symbol; `point` is where the dream shows it. */
export const leadingWhyFrames: readonly string[] = [
  '{pointIf}, {meaning}',
  '{pointPast}다는 대목을 보면, {meaning}',
];

/** Ways on from it; `meaningOn` is the same sentence left open. */
export const followingWhyFrames: readonly string[] = [
  '{meaningOn}, {pointAd} 것도 그렇게 읽을 수 있어요.',
  '{meaningOn}, {pointAd} 모습에서 이 풀이가 떠올라요.',
  '{meaningOn}, {pointAd} 장면이 여기에 가까워 보여요.',
  '{meaningOn}, {pointAd} 꿈에도 비추어 볼 만해요.',
  '{meaningOn}, {pointAd} 대목을 그 눈으로 볼 수 있어요.',
];

/** Where nothing else fits. */
export const plainWhyFrames: readonly string[] = ['{pointAd} 꿈에서는, {meaning}'];

/** Where the dream only names the symbol. */
export const bareWhyFrames: readonly string[] = ['{dream:이라면/라면}, {meaning}'];
