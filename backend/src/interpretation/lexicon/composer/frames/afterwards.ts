export const lookingOutwardQuestions: readonly string[] = [
  '요즘 생활에서 {sceneWas} 일과 닮은 것이 있다면 무엇인가요?',
  '{sceneWas} 장면을 떠올릴 때 가장 먼저 생각나는 사람은 누구인가요?',
  '{sceneWas} 꿈을 누군가에게 들려준다면 누구에게 먼저 말하고 싶나요?',
  '최근 며칠 사이 {first:을/를} 생각하게 한 일이 있었나요, 아니면 {sceneWas} 장면이 뜬금없이 느껴졌나요?',
  '{sceneWas} 장면이 지금의 관계나 일 가운데 하나를 말한다면, 어느 쪽일까요?',
  '{closingWas} 순간과 비슷한 기분을 낮에도 느낀 적이 있나요?',
  '{closingWas} 장면이 요즘의 어떤 하루와 가장 닮았나요?',
  '{opening:으로/로} 시작하는 이 꿈을 꾸기 전날, 마음에 걸린 일이 있었나요?',
];

export const lookingInwardQuestions: readonly string[] = [
  '{feelingWas} 느낌은 누구의 것, 또는 언제의 것과 닮았나요?',
  '{feelingWas} 순간으로 돌아간다면, 꿈속의 나에게 무슨 말을 해 주고 싶나요?',
  '{feelingWas} 마음이 지금도 남아 있다면 몸의 어디에서 느껴지나요?',
  '{closing} 다음 장면을 이어 쓸 수 있다면 어떻게 쓰고 싶나요?',
  '{closingWas} 순간에 꿈속의 나는 무엇을 바라고 있었을까요?',
  '꿈에서 딱 한 가지를 바꿀 수 있다면, {closingWas} 장면은 그대로 두고 싶나요?',
  '{closingWas} 꿈에서 깬 뒤에 마음은 가벼워졌나요, 무거워졌나요?',
];

export const actionFrames: readonly string[] = [
  '{sceneWas} 장면을 세 줄로 적어 두고, 저녁에 다시 읽어 보세요.',
  '{closingWas} 마지막 장면을 작은 그림으로 그려 보세요, 잘 그리지 않아도 괜찮아요.',
  '오늘은 십 분만 걸으면서 {closing:이라는/라는} 말을 천천히 떠올려 보세요.',
  '따뜻한 물을 한 잔 마시며 {feelingWas} 마음에 이름을 하나 붙여 보세요.',
  '{sceneWas} 꿈을 편한 사람에게 짧게 들려주고, 어떤 말이 돌아오는지 들어 보세요.',
  '미뤄 둔 작은 일 하나를 오늘 끝내고, {closingWas} 꿈의 느낌이 달라졌는지 적어 보세요.',
  '잠들기 전 {closingWas} 장면 다음에 오면 좋을 이야기를 한 줄만 적어 보세요.',
  '{opening:으로/로} 시작하는 꿈에 제목을 지어, 일기장 맨 위에 적어 보세요.',
];
