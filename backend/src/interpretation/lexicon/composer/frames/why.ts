/** Leads of the sentence that says what tradition makes of a symbol; `{point}` is where the dream shows it. */
export const whyFrames: readonly string[] = [
  '{point:이라고/라고} 쓰신 부분을 보면, {meaning}',
  '여기서 눈여겨볼 말은 {point}인데, {meaning}',
  '{point:이라는/라는} 말이 실마리가 되는데, {meaning}',
  '꿈속의 {point:은/는} 옛 풀이와 맞닿아 있어서, {meaning}',
  '{point} 장면을 옛말에 비추어 보면, {meaning}',
  '{point:이라는/라는} 한마디를 따라가면, {meaning}',
  '{point:과/와} 가까운 풀이를 찾자면, {meaning}',
  '적어 주신 {point} 대목을 놓고, {meaning}',
  '{point:을/를} 두고 말하자면, {meaning}',
  '이 꿈에서는 {point:이라고/라고} 했으니, {meaning}',
];
