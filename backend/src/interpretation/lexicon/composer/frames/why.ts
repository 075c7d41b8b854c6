/** Leads of the sentence that says what tradition makes of a symbol; `{point}` is where the dream shows it. */
export const whyFrames: readonly string[] = [
  '{pointWas} 장면이라면, {meaning}',
  '{pointWas} 대목이 실마리가 되는데, {meaning}',
  '{point:이라고/라고} 쓰신 부분을 보면, {meaning}',
  '{pointWas} 모습을 옛말에 비추어 보면, {meaning}',
  '여기서 눈여겨볼 말은 {point}인데, {meaning}',
  '{pointWas} 꿈과 가까운 풀이를 찾자면, {meaning}',
  '적어 주신 {point} 대목을 놓고 보면, {meaning}',
  '{pointWas} 이야기를 두고는 이런 말이 있는데, {meaning}',
  '{point:이라는/라는} 한마디를 따라가면, {meaning}',
  '이 꿈에서는 {pointWas} 일로 나왔으니, {meaning}',
];
