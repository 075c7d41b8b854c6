export const lookingOutwardQuestions: readonly string[] = [
  '{sceneWhen} 맨 먼저 떠오른 사람이나 일이 있었나요?',
  '요즘 {sceneAd} 것과 닮은 일이 있었나요?',
  '{sceneAd} 장면에서 가장 또렷하게 남은 것은 무엇인가요?',
  '{sceneAd} 꿈을 꾸기 전날, 마음에 걸린 일이 있었나요?',
  '{sceneAd} 모습은 요즘의 어떤 하루와 닮았나요?',
];

export const lookingInwardQuestions: readonly string[] = [
  '{endWhen} 꿈속의 나는 무엇을 바라고 있었을까요?',
  '{endAd} 장면 다음에 이야기가 이어진다면, 어떻게 되기를 바라나요?',
  '{endAd} 장면으로 돌아간다면, 꿈속의 나에게 무슨 말을 해 주고 싶나요?',
  '{endAd} 꿈을 떠올리면, 지금 마음은 가벼운가요, 무거운가요?',
];

export const feltQuestions: readonly string[] = ['요즘도 {feelShort} 순간이 있나요?'];

export const plainQuestions: readonly string[] = [
  '깨고 나서 기분은 어땠나요?',
  '누가 함께 있었는지 떠오르나요?',
];

export const actionFrames: readonly string[] = [
  '{sceneAd} 장면을 세 줄로 적어 두고 저녁에 다시 읽어 보세요.',
  '{sceneAd} 모습을 작은 그림으로 남겨 보세요.',
  '{sceneAd} 꿈을 편한 사람에게 들려주고 어떤 말이 돌아오는지 들어 보세요.',
  '오늘 십 분쯤 걸으면서 {endAd} 장면을 한 번 떠올려 보세요.',
  '잠들기 전에 {endAd} 장면의 다음 이야기를 한 줄만 이어 써 보세요.',
  '{sceneAd} 꿈에 제목을 붙여 일기장 맨 위에 적어 보세요.',
];

export const plainActionFrames: readonly string[] = ['{closing} 옆에 떠오르는 낱말 세 개를 적어 보세요.'];
