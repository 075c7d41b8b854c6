import type { Verdict } from '@kkumpuri/contract';
import type { AxisValue, EndingKey } from './axes.js';
import { writeAxes } from './axis-sentences.js';
import type { Chooser } from './chooser.js';
import type { DreamView } from './dream-view.js';
import type { PlacedMatch } from './placed-match.js';
import * as traditional from './frames/traditional.js';
import { bare } from './phrases.js';
import { placeWords } from './place-words.js';
import { wordsOfTold } from './scene.js';
import type { SceneTurns } from './scene-turns.js';
import { goingOn } from './turning.js';
import { writeVerdict } from './verdict-sentences.js';

/** What is shorter says too little for a view. */
const ENOUGH = 80;

/** What speaks against a verdict is left out, so that no sentence takes back the next. */
const AGAINST: Readonly<Record<Verdict, readonly (AxisValue | EndingKey)[]>> = {
  길: ['going-out', 'dim', 'lost', 'caught'],
  흉: ['coming-in', 'bright', 'gained', 'escaped'],
  중립: [],
  엇갈림: [],
};

/** What the leading symbol's scene is worth comes first; then what else the dream shows, its ending, and what is disputed. */
export function writeTraditional(
  view: DreamView,
  verdict: Verdict,
  choose: Chooser,
  turns: SceneTurns,
): string {
  const sentences =
    view.matches.length === 0
      ? withoutSymbols(view, choose, turns)
      : withSymbols(view, verdict, choose, turns);
  return sentences.join(' ');
}

function withSymbols(view: DreamView, verdict: Verdict, choose: Chooser, turns: SceneTurns): string[] {
  const [first] = view.matches;
  const told = new Set<string>();
  const judged = writeVerdict(view, verdict, choose, turns, told);
  const axes = writeAxes(view, view.matches.length > 2 ? 1 : 2, choose, told, AGAINST[verdict]);
  const closing = axes.length < 2 ? writeEnding(view, choose, told, AGAINST[verdict]) : [];
  const isThin = [...judged, ...axes, ...closing].join(' ').length < ENOUGH;
  const isDisputed = first?.disagreement && (isThin || verdict === '엇갈림' || view.matches.length < 3);
  return [...judged, ...axes, ...closing, ...(isDisputed ? [writeDisagreement(first, choose)] : [])];
}

function writeEnding(
  { ending }: DreamView,
  choose: Chooser,
  told: ReadonlySet<string>,
  against: readonly string[],
): string[] {
  if (!ending || against.includes(ending.key) || told.has(ending.scene)) return [];
  return choose.maybe(traditional.endingFrames[ending.key], wordsOfTold('end', ending.scene));
}

function withoutSymbols(view: DreamView, choose: Chooser, turns: SceneTurns): string[] {
  const { words, feelings } = view;
  const told = new Set<string>();
  const found = choose.write(
    traditional.noSymbolFrames,
    { ...words, ...turns.nextOrAgain() },
    traditional.plainNoSymbolFrames,
  );
  const instead = choose.write(traditional.insteadFrames, words);
  const axes = writeAxes(view, 3, choose, told);
  const mood = feelings[0]?.pleasant ? 'pleasant' : 'unpleasant';
  const felt = choose.maybe(traditional.feelingAsAxisFrames[mood], { ...words, ...turns.nextOrAgain() });
  const isPlain = axes.length + felt.length === 0;
  return [
    found,
    instead,
    ...axes,
    ...felt,
    ...(isPlain ? choose.maybe(traditional.plainDreamFrames, { ...words, ...turns.nextOrAgain() }) : []),
    ...writeEnding(view, choose, told, []),
    choose.write(
      traditional.neutralVerdictFrames,
      { ...words, ...turns.nextOrAgain() },
      traditional.plainNeutralFrames,
    ),
  ];
}

function writeDisagreement(match: PlacedMatch, choose: Chooser): string {
  const { disagreement } = match;
  const open = goingOn(disagreement ?? '');
  const words = {
    ...placeWords(match),
    disagreement: bare(disagreement ?? ''),
    ...(open === undefined ? {} : { disagreementOn: bare(open) }),
  };
  const frames = [...traditional.disagreementFrames, ...traditional.followingDisagreementFrames];
  return choose.write(frames, words, traditional.plainDisagreementFrames);
}
