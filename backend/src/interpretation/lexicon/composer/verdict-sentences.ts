import type { Verdict } from '@kkumpuri/contract';
import type { Chooser } from './chooser.js';
import type { DreamView } from './dream-view.js';
import { lastWordOf } from './fragments.js';
import type { PlacedMatch } from './placed-match.js';
import { findFeelings } from './feelings.js';
import { alikeFrames, contraryFrames, plainVerdictFrames, verdictFrames } from './frames/traditional.js';
import { wordsOfTold } from './scene.js';
import type { SceneTurns } from './scene-turns.js';

/** As many symbols as the verdict is made of. */
const MOST_WEIGHED = 4;

/** The verdict, with the scenes it comes from where symbols agree or contradict each other. */
export function writeVerdict(
  { matches, words }: DreamView,
  verdict: Verdict,
  choose: Chooser,
  turns: SceneTurns,
  told: Set<string>,
): string[] {
  const [good, bad] = [sceneWith(matches, '길'), sceneWith(matches, '흉')];
  if (verdict === '엇갈림' && good !== undefined && bad !== undefined && areApart(good, bad)) {
    [good, bad].forEach((scene) => told.add(scene));
    return [choose.write(contraryFrames, { ...wordsOfTold('good', good), ...wordsOfTold('bad', bad) })];
  }
  const leading = sceneWith(matches, verdict) ?? matches[0]?.scene;
  turns.note(leading);
  const judged = choose.write(
    verdictFrames[verdict],
    { ...words, ...wordsOfTold('scene', leading) },
    plainVerdictFrames[verdict],
  );
  const isOneSided = verdict === '길' || verdict === '흉';
  if (leading !== undefined) told.add(leading);
  const alike = matches.slice(0, MOST_WEIGHED).filter((match) => match.verdict === verdict);
  const other = alike.find(
    ({ scene }) => scene !== undefined && scene !== leading && findFeelings(scene).length === 0,
  )?.scene;
  if (
    !isOneSided ||
    other === undefined ||
    leading === undefined ||
    lastWordOf(other) === lastWordOf(leading)
  )
    return [judged];
  told.add(other);
  return [judged, ...choose.maybe(alikeFrames, wordsOfTold('other', other))];
}

/** Scenes of one clause are not set against each other. */
function areApart(one: string, other: string): boolean {
  const [first, last] = [one.split(' ')[0] ?? '', lastWordOf(one)];
  return (
    !other.startsWith(first) &&
    lastWordOf(other) !== last &&
    !other.includes(last) &&
    !one.includes(lastWordOf(other))
  );
}

function sceneWith(matches: readonly PlacedMatch[], verdict: Verdict): string | undefined {
  return matches.slice(0, MOST_WEIGHED).find((match) => match.verdict === verdict)?.scene;
}
