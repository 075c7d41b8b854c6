/** Leads of the sentence that says what tradition makes of a symbol; `point` is where the dream shows it. */
export const whyFrames: readonly string[] = [
  '{pointIf}, {meaning}',
  '{pointSince}, {meaning}',
  '{pointAd} 장면이라면, {meaning}',
  '{pointAd} 모습을 두고, {meaning}',
  '{pointAd} 꿈에서는, {meaning}',
  '{pointWhen}의 풀이로는, {meaning}',
];

/** Where the dream only names the symbol. */
export const bareWhyFrames: readonly string[] = ['{dream:이라면/라면}, {meaning}'];
