import type { FeelingKey } from '../feelings.js';

/** What leads to a feeling's tail; `scene` is where the dream shows it. */
export const feelingLeads: readonly string[] = [
  '{sceneWhen} {feel:이/가} 들었다면, {tail}',
  '{sceneAd} 꿈에 {feel:이/가} 남은 것은, {tail}',
  '{sceneAd} 장면에서 {feel:이/가} 든 것은, {tail}',
];

export const plainFeelingLeads: readonly string[] = ['{closing:이라고/라고} 적으신 마음은, {tail}'];

/** Each holds after 「마음은,」 as after 「마음이 들었다면,」. */
export const feelingTails: Readonly<Record<FeelingKey, readonly string[]>> = {
  fear: [
    '요즘 마음이 무언가를 지키려 애쓰고 있다는 뜻일 수 있어요.',
    '위협에 미리 대처해 보는 마음의 연습이라고 설명하는 가설도 있어요.',
    '약해서가 아니라 그만큼 긴장하며 지내 왔다는 흔적일 수 있어요.',
  ],
  unafraid: [
    '낯선 것을 맞아들일 여유가 생겼다는 뜻일 수 있어요.',
    '마음 한쪽은 이미 그 변화를 받아들이고 있다는 뜻으로도 읽혀요.',
  ],
  warmth: [
    '마음이 쉴 자리를 찾았다는 신호일 수 있어요.',
    '지금 필요한 온기가 어떤 것인지 알려 주는 단서로 볼 수 있어요.',
  ],
  joy: ['바라던 것을 꿈이 먼저 연습해 본 것일 수 있어요.', '요즘 기대를 거는 일과 이어져 있을지도 몰라요.'],
  relief: [
    '쌓였던 긴장이 풀리는 과정일 수 있어요.',
    '하루의 감정을 고르는 꿈의 몫이라고 보는 견해가 있어요.',
  ],
  sadness: [
    '낮에 미처 다 울지 못한 마음이 자리를 얻은 것일 수 있어요.',
    '아픈 감정을 조금씩 덜어 내는 과정이라고 보는 연구자들이 있어요.',
    '서둘러 풀이하기보다 먼저 알아주는 편이 좋을 것 같아요.',
  ],
  longing: [
    '지금 마음에 비어 있는 자리가 어디인지 보여 주는 것일 수 있어요.',
    '다 하지 못한 말이 하나쯤 남아 있다는 뜻일지도 몰라요.',
  ],
  shame: [
    '남의 눈에 비친 나를 오래 의식한 때와 이어지곤 해요.',
    '융의 말로는 사회적 얼굴인 페르소나가 살짝 벗겨지는 순간으로 볼 수 있어요.',
  ],
  anger: [
    '낮에 삼킨 말이 꿈에서 제 목소리를 찾은 것일 수 있어요.',
    '내가 지키고 싶은 선이 어디인지 알려 주는 표시로 볼 수 있어요.',
  ],
  anxiety: [
    '끝나지 않은 일이 밤까지 따라온 것일 수 있어요.',
    '낮의 걱정이 꿈으로 이어진다는 연속성 가설로 설명하기도 해요.',
    '마음이 먼저 챙기고 있는 일이 하나 있다는 뜻일 수 있어요.',
  ],
  disgust: [
    '내 자리나 마음의 선을 누가 넘었다고 여길 때와 이어지곤 해요.',
    '낮에 참고 넘긴 불편과 겹쳐 있을 수 있어요.',
  ],
  surprise: [
    '예상하지 못한 변화를 마음이 더듬어 보는 것일 수 있어요.',
    '새로 알게 된 내 모습이 있다는 뜻으로 볼 수도 있어요.',
  ],
};

export const noFeelingFrames: readonly string[] = [
  '{sceneAd} 장면에는 요즘 오래 마음에 둔 일이 비쳤을 수 있어요.',
  '낮의 관심사가 꿈에 이어진다는 연구로 보면, {sceneAd} 장면에도 요즘 마음 쓰는 일이 스며 있을 수 있어요.',
  '융이라면 {sceneAd} 장면에서 맨 먼저 떠오르는 것이 무엇인지부터 물었을 듯해요.',
  '{sceneAd} 꿈은 낮의 사건 그대로보다, 오래 품은 걱정이나 바람에서 왔을 수 있어요.',
];

export const plainNoFeelingFrames: readonly string[] = [
  '{closing:이라는/라는} 말에서 맨 먼저 떠오르는 것이 당신의 실마리일 수 있어요.',
];

export const symbolFrames: readonly string[] = [
  '{pointAd} 장면을 마음 쪽에서 보면, {psychological}',
  '{pointAd} 꿈을 마음의 이야기로 보자면, {psychological}',
];

/** Ways on from the view; `psychologicalOn` is the same sentence left open. */
export const followingSymbolFrames: readonly string[] = [
  '{psychologicalOn}, {pointAd} 장면도 여기에 견주어 볼 만해요.',
  '{psychologicalOn}, {pointAd} 꿈에서도 생각해 볼 거리예요.',
  '{psychologicalOn}, {pointAd} 모습과도 이어질 수 있어요.',
];

export const plainSymbolFrames: readonly string[] = ['{dream:을/를} 마음 쪽에서 보면, {psychological}'];

/** For a dream without known symbols. */
export const unknownSceneFrames: readonly string[] = [
  '{sceneAd} 장면이 왜 하필 기억에 남았는지 스스로 물어보는 것만으로도, 요즘 마음이 머무는 곳을 짐작해 볼 수 있어요.',
  '꿈을 하나하나 세어 살피는 연구에서는 {sceneAd} 것 같은 낯선 장면도 대개 일상의 조각에서 온다고 보는 편이에요.',
  '융은 사전보다 꿈꾼 사람의 연상을 앞세웠으니, {sceneAd} 장면에서 떠오르는 기억이 가장 좋은 사전일 수 있어요.',
];

export const plainUnknownFrames: readonly string[] = [
  '{closing:을/를} 적으며 떠오른 사람이 있다면, 그 사람과의 요즘을 돌아보는 것도 좋은 실마리일 수 있어요.',
  '연구자들은 꿈의 줄거리보다 느낌을 먼저 묻는데, {closing}에 남은 느낌도 그렇게 살펴볼 수 있어요.',
  '{closing}에서 낱말 하나만 고른다면 어느 것인지, 그 낱말이 요즘의 어떤 일과 닿는지 짚어 보는 방법도 있어요.',
  '낮의 관심사가 꿈에 이어진다는 연구로 보면, {closing}에도 요즘 마음 쓰는 일이 비쳤을 수 있어요.',
  '융은 사전보다 꿈꾼 사람의 연상을 앞세웠으니, {closing}에서 떠오르는 기억이 가장 좋은 사전일 수 있어요.',
];

/** Short enough to be anybody's. */
export const closingFrames: readonly string[] = [
  '정해진 답은 아니에요.',
  '물론 한 가지 견해일 뿐이에요.',
  '꿈꾼 분의 느낌이 먼저예요.',
  '맞는 부분만 가져가셔도 돼요.',
];
