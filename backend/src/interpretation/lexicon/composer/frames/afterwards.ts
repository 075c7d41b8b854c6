/** Asks what the dream has to do with the day; `scene` is a clause of the dream, `noun` what it calls a symbol. */
export const lookingOutwardQuestions: readonly string[] = [
  '{sceneWhen} 맨 먼저 떠오른 사람이나 일이 있었나요?',
  '요즘 낮에도 {sceneAd} 것과 닮은 일이 있었나요?',
  '{sceneAd} 꿈을 꾸기 전날, 마음에 걸린 일이 있었나요?',
  '{sceneAd} 모습에서 요즘의 누가, 또는 무엇이 떠오르나요?',
];

/** For a dream of one scene. */
export const singleSceneQuestions: readonly string[] = [
  '{sceneWhen} 맨 먼저 떠오른 사람이나 일이 있었나요?',
  '{sceneWhen} 기분은 어느 쪽에 가까웠나요?',
];

export const lookingInwardQuestions: readonly string[] = [
  '{sceneWhen} 꿈속의 나는 무엇을 바라고 있었을까요?',
  '{sceneAd} 장면 다음에 이야기가 이어진다면, 어떻게 되기를 바라나요?',
  '{sceneAd} 순간으로 돌아간다면, 꿈속의 나에게 무슨 말을 해 주고 싶나요?',
  '{sceneAd} 꿈을 다시 떠올리면, 지금 마음은 가벼운가요, 무거운가요?',
];

/** Short enough to be anybody's, as all that follow. */
export const nounQuestions: readonly string[] = [
  '{noun} 하면 무엇이 떠오르나요?',
  '{noun:은/는} 어떤 느낌이었나요?',
  '요즘 {noun} 생각을 하셨나요?',
];

export const feltQuestions: readonly string[] = [
  '요즘도 {felt:이/가} 드나요?',
  '깨고도 {felt:이/가} 남았나요?',
];

export const plainQuestions: readonly string[] = [
  '깨고 나서 기분은 어땠나요?',
  '꿈속은 밝았나요, 어두웠나요?',
  '꿈속의 나는 몇 살쯤이었나요?',
  '꿈에서 하지 못한 말이 있나요?',
];

export const actionFrames: readonly string[] = [
  '{sceneAd} 장면을 세 줄로 적어 두고 저녁에 다시 읽어 보세요.',
  '{sceneAd} 모습을 작은 그림으로 남겨 보세요.',
  '{sceneAd} 꿈을 편한 사람에게 들려주고 어떤 말이 돌아오는지 들어 보세요.',
  '오늘 십 분쯤 걸으면서 {sceneAd} 장면을 한 번 떠올려 보세요.',
  '잠들기 전에 {sceneAd} 장면의 다음 이야기를 한 줄만 이어 써 보세요.',
];

export const plainActionFrames: readonly string[] = [
  '꿈에 짧은 제목을 붙여 보세요.',
  '떠오르는 낱말 셋을 적어 보세요.',
  '오늘은 십 분만 걸어 보세요.',
  '꿈에서 본 빛깔을 적어 보세요.',
  '이 꿈을 세 줄로 적어 두세요.',
  '가까운 이에게 꿈을 들려주세요.',
];

export const nounActionFrames: readonly string[] = [
  '{noun} 이야기를 적어 보세요.',
  '{noun:과/와} 얽힌 일을 적어 보세요.',
];
