export const summaryFrames = {
  told: [
    '{wholeAd} 꿈을 꾸셨네요.',
    '{wholeAd} 꿈이네요.',
    '{wholeAd} 꿈 이야기, 잘 읽었어요.',
    '{wholeAd} 모습이 또렷하게 남은 꿈이네요.',
  ],
  named: ['{firstTold:이라고/라고} 남겨 주신, {firstDream}이네요.'],
  none: [
    '{wholeAd} 꿈을 꾸셨네요.',
    '{wholeAd} 모습이 마음에 남은 꿈이네요.',
    '널리 알려진 상징보다, {wholeAd} 장면의 느낌이 먼저 다가오는 꿈이에요.',
  ],
  unnamed: ['{closing:이라고/라고} 남겨 주신 꿈이에요.'],
} as const;

/** For a short opening: what else there was. */
export const besidesFrames: readonly string[] = [
  '{besidesAd} 장면도 있었네요.',
  '{besidesAd} 대목도 눈에 남아요.',
];

/** Short enough to be anybody's. */
export const feltFrames: readonly string[] = ['{felt:이/가} 함께 남았네요.', '{felt:이/가} 짙었나 봐요.'];
