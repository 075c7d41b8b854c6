import type { Verdict } from '@kkumpuri/contract';
import type { AxisValue, EndingKey } from '../axes.js';

/** `axis` is the piece of the dream that shows it: as a clause (`axisAd`, `axisSince`) or as a noun (`axisNoun`). */
export const axisFrames: Readonly<Record<AxisValue, readonly string[]>> = {
  'coming-in': [
    '옛 해몽은 들고 나는 것부터 보는데, {axisAd} 것은 얻는 쪽에 가까워요.',
    '들어오면 얻고 나가면 잃는다는 말에 비추면, {axisAd} 장면은 반가운 쪽이에요.',
    '무언가 내게 오는 모습을 반기던 풀이가 많아서, {axisAd} 대목은 좋게 읽혀요.',
  ],
  'going-out': [
    '나가는 것은 놓친다고도, 털어 낸다고도 읽어서 {axisWhen}의 기분이 중요해요.',
    '들고 나는 것을 따지던 풀이로 보면, {axisAd} 장면은 나가는 쪽이에요.',
    '{axisAd} 모습은 아쉬운 쪽에 두면서도, 무엇이 멀어졌는지를 먼저 보라고 했어요.',
  ],
  bright: [
    '{axisNoun:은/는} 무엇이 나왔든 한 겹 좋게 얹어 읽던 표현이에요.',
    '맑고 성한 것을 귀하게 여긴 터라, {axisAd} 장면을 반갑게 보았어요.',
    '밝고 온전한 것을 좋게 치던 풀이에서 {axisNoun:은/는} 반가운 실마리예요.',
  ],
  dim: [
    '{axisAd} 모습은 서두르지 말고 살피라는 뜻으로 새기곤 했어요.',
    '{axisNoun:은/는} 아직 또렷하지 않은 일이 있다는 뜻으로 읽어 왔어요.',
    '성한지 상했는지를 가리던 옛 눈으로는, {axisAd} 장면이 조금 조심스러운 쪽이에요.',
  ],
  'taking-part': ['{axisAd} 것은 나 자신이라, 풀이도 내 처지에 바짝 당겨 읽었어요.'],
  watching: ['겪은 꿈과 본 꿈을 가르던 풀이로는, {axisAd} 장면은 본 꿈 쪽이에요.'],
  great: [
    '{axisNoun:은/는} 그 크기만큼 풀이에도 무게를 더하던 표현이에요.',
    '크기와 수를 꼭 따지던 풀이에서는 {axisNoun:을/를} 힘주어 읽었어요.',
  ],
  small: [
    '{axisNoun:은/는} 이제 막 시작되는 일에 빗대곤 했어요.',
    '작거나 홀로인 것은 가까운 일상으로 줄여 읽었고, {axisNoun:이/가} 그런 경우예요.',
  ],
  circumstance: [
    '같은 꿈도 처지에 따라 다르게 읽으니, {axis:이라는/라는} 사정을 함께 놓고 보세요.',
    '해몽하던 어른들은 꿈꾼 사람의 형편부터 물었다는데, 여기서는 {axis:이라는/라는} 말이 그 대답이에요.',
  ],
};

/** `end` is the last scene of a dream that closes in a way which tradition weighs. */
export const endingFrames: Readonly<Record<EndingKey, readonly string[]>> = {
  woke: [
    '{endAd} 데서 깼으니, 결말은 열어 두고 읽는 편이 맞아요.',
    '{endAd} 데서 꿈이 끊겨, 아직 정해지지 않은 일로 읽기도 해요.',
  ],
  escaped: [
    '{endAd} 것으로 끝나서, 고비를 넘긴 꿈으로 한결 가볍게 읽어요.',
    '결말을 중하게 본 풀이에서 {endAd} 마무리는 걱정을 더는 쪽이에요.',
  ],
  caught: [
    '{endAd} 결말은 답답해도, 부딪친 뒤에야 매듭이 지어진다는 풀이가 있어요.',
    '끝내 {endAd} 꿈을 두고, 이제는 마주할 때라고 새기기도 했어요.',
  ],
  lost: [
    '{endAd} 끝은 서운하지만, 빈자리가 생겼다고 달리 읽기도 해요.',
    '{endAd} 것으로 끝나면, 손에 쥔 것을 다시 세어 보라는 뜻으로 풀었어요.',
  ],
  gained: [
    '{endAd} 것으로 끝나서, 일이 매듭지어지는 모양으로 반갑게 읽었어요.',
    '{endAd} 결말은 벌여 놓은 일이 자리를 잡는 그림에 견주었어요.',
  ],
};

/** For two leading symbols that point the same way. */
export const alikeFrames: readonly string[] = [
  '{otherAd} 것도 같은 쪽에 힘을 보태요.',
  '{otherAd} 대목까지 비슷한 쪽으로 읽혀요.',
];

/** For symbols that point different ways. */
export const contraryFrames: readonly string[] = [
  '{goodAd} 것은 반기고 {badAd} 것은 조심하던 대목이라, 한쪽으로 묶기는 어려운 편이에요.',
  '{goodAd} 쪽에는 반가운 풀이가, {badAd} 쪽에는 조심스러운 풀이가 따라와서 함께 놓고 읽어요.',
];

export const verdictFrames: Readonly<Record<Verdict, readonly string[]>> = {
  길: [
    '{sceneAd} 꿈은 길하게 읽는 사람이 많아요.',
    '{sceneIf} 대체로 반기던 꿈이에요.',
    '{sceneAd} 꿈에는 밝은 쪽으로 읽는 말이 더 많이 전해요.',
    '옛 해몽에서 {sceneAd} 꿈은 좋은 풀이가 앞서는 편이에요.',
  ],
  흉: [
    '{sceneAd} 꿈은 조심스럽게 읽어 왔지만, 겁을 주려는 말은 아니었어요.',
    '{sceneIf} 한 박자 쉬어 가라는 뜻으로 새기곤 했어요.',
    '{sceneAd} 꿈을 반기지는 않았어도, 앞일이 정해졌다고 읽지는 않았어요.',
    '옛 해몽에서 {sceneAd} 꿈은 미리 돌아볼 거리를 주는 꿈에 가까워요.',
  ],
  중립: [
    '{sceneAd} 꿈은 좋고 나쁨을 가르지 않는 편이었어요.',
    '{sceneAd} 꿈만으로 길흉을 말하기보다, 그때의 마음을 먼저 보아 왔어요.',
    '{sceneIf} 길흉보다 요즘 마음이 비친 꿈으로 보는 편이에요.',
  ],
  엇갈림: [
    '{sceneAd} 꿈에는 반기는 풀이와 조심하라는 풀이가 함께 전해요.',
    '{sceneIf} 좋게도 나쁘게도 읽어 왔으니, 꿈속의 기분을 저울로 삼아 보세요.',
    '{sceneAd} 꿈을 길하다 흉하다 한마디로 묶기는 어려운 편이에요.',
  ],
};

export const plainVerdictFrames: Readonly<Record<Verdict, readonly string[]>> = {
  길: ['{firstDream:은/는} 대체로 반기며 읽어 왔어요.'],
  흉: ['{firstDream:은/는} 조심스럽게 읽어 왔어요.'],
  중립: ['{firstDream:은/는} 길흉을 가르지 않는 편이에요.'],
  엇갈림: ['{firstDream:은/는} 풀이가 갈리는 편이에요.'],
};

/** Some entries tell of two opinions, some that there is hardly a tradition: these hold for both. */
export const disagreementFrames: readonly string[] = [
  '{pointAd} 꿈을 두고 덧붙이자면, {disagreement}',
  '{pointAd} 장면을 읽을 때는, {disagreement}',
];

/** Ways on from it; `disagreementOn` is the same sentence left open. */
export const followingDisagreementFrames: readonly string[] = [
  '{disagreementOn}, {pointAd} 꿈에도 함께 따라다니는 말이에요.',
  '{disagreementOn}, {pointAd} 장면에 어울리는지 견주어 보세요.',
];

export const plainDisagreementFrames: readonly string[] = ['{dream:을/를} 두고 덧붙이자면, {disagreement}'];

export const noSymbolFrames: readonly string[] = [
  '{sceneAd} 장면에 꼭 맞는 상징은 사전에서 찾지 못했어요.',
  '{sceneAd} 이 꿈에는 사전에 실린 상징이 보이지 않아요.',
];

export const plainNoSymbolFrames: readonly string[] = [
  '{closing:이라는/라는} 이 꿈에는 사전에 실린 상징이 보이지 않아요.',
];

/** Short enough to be anybody's. */
export const insteadFrames: readonly string[] = [
  '그래서 장면의 흐름으로 읽을게요.',
  '대신 장면을 따라가 볼게요.',
];

export const feelingAsAxisFrames = {
  pleasant: [
    '{sceneAd} 꿈에 {feel:이/가} 남았다면, 낯선 장면이라도 순하게 풀었어요.',
    '꿈속 기분을 저울로 삼던 풀이로는, {sceneWhen} {feel:이/가} 들었으니 편안한 쪽이에요.',
  ],
  unpleasant: [
    '{sceneAd} 꿈에 {feel:이/가} 남았다면, 마음이 비친 꿈, 곧 심몽으로 갈라 읽곤 했어요.',
    '꿈속 기분을 중하게 여기던 풀이로는, {sceneWhen} 든 {feel}부터 달래라고 했어요.',
  ],
} as const;

/** For a dream that shows no axis at all. */
export const plainDreamFrames: readonly string[] = [
  '{sceneAd} 것처럼 짧게 남은 조각은 예부터 잡몽이라 하여 뜻을 무겁게 두지 않았어요.',
  '전통에서는 {sceneAd} 꿈처럼 짧게 남은 것을 길흉으로 가르지 않고 흘려보내도 좋다고 했어요.',
];

export const neutralVerdictFrames: readonly string[] = [
  '{sceneAd} 꿈은 길하다 흉하다 어느 쪽으로도 기울이지 않고 읽는 편이 좋아요.',
  '길흉을 가르기에는 실마리가 적으니, {sceneAd} 장면을 마음이 비친 그림으로 읽어 두어도 좋겠어요.',
  '{sceneIf} 옛사람들도 좋다 나쁘다를 말하기 전에 꿈꾼 이의 마음부터 물었다고 전해요.',
];

export const plainNeutralFrames: readonly string[] = [
  '{closing:이라는/라는} 말만으로는 길흉을 가르지 않는 편이 좋아 보여요.',
];
