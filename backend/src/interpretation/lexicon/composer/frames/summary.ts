export const summaryFrames = {
  felt: [
    '{wholeAd} 장면이 {feelAd} 마음으로 이어진 꿈이에요.',
    '{feelAd} 마음과 함께 남은, {wholeAd} 꿈이네요.',
    '{wholeAd} 꿈을 꾸셨네요, {feelAd} 느낌까지 또렷하게요.',
    '{wholeAd} 꿈인데, {feelAd} 느낌이 짙게 남았네요.',
  ],
  plain: [
    '{wholeAd} 꿈을 꾸셨네요.',
    '{wholeAd} 장면이 한가운데에 놓인 꿈이에요.',
    '{wholeAd} 모습이 또렷하게 남은 꿈이네요.',
    '{wholeAd} 장면에서 이야기가 시작되는 꿈이에요.',
  ],
  named: ['{closing:이라고/라고} 남겨 주신, {firstDream}이네요.'],
  none: [
    '{wholeAd} 꿈을 꾸셨네요.',
    '{wholeAd} 모습이 마음에 남은 꿈이네요.',
    '널리 알려진 상징보다, {wholeAd} 장면의 느낌이 먼저 다가오는 꿈이에요.',
  ],
  unnamed: ['{closing:이라고/라고} 남겨 주신 꿈이에요.'],
} as const;

/** For both leading symbols, where their names are short enough. */
export const pairFrames: readonly string[] = ['{both} 함께 나왔어요.', '{both} 같이 나왔네요.'];
