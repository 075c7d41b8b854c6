import type { Reading, ReadingSymbol, Verdict } from '@kkumpuri/contract';
import type { SymbolMatch } from '../../interpreter.port.js';
import type { AxisReading, AxisValue, EndingKey } from './axes.js';
import type { Chooser } from './chooser.js';
import { dreamOf, labelOf, pointOf, type DreamView } from './dream-view.js';
import * as afterwards from './frames/afterwards.js';
import * as psychological from './frames/psychological.js';
import { pairFrames, summaryFrames } from './frames/summary.js';
import * as traditional from './frames/traditional.js';
import { bareWhyFrames, whyFrames } from './frames/why.js';
import { bare, quoted, type Words } from './phrases.js';
import { sceneOf, wordsOfScene } from './scene.js';

export function writeSummary({ words, matches }: DreamView, choose: Chooser): string {
  if (matches.length === 0) return choose.write(summaryFrames.none, words, summaryFrames.unnamed);
  const felt = words.feelAd === undefined ? [] : choose.maybe(summaryFrames.felt, words);
  const told = felt[0] ?? choose.write(summaryFrames.plain, words, summaryFrames.named);
  return [told, ...choose.maybe(pairFrames, words)].join(' ');
}

/** Movement and light say most; being there and size say less. */
const AXIS_ORDER: readonly AxisValue[] = [
  'coming-in',
  'going-out',
  'bright',
  'dim',
  'circumstance',
  'great',
  'watching',
  'taking-part',
  'small',
];

/** What speaks against a verdict is left out, so that no sentence takes back the next. */
const AGAINST: Readonly<Record<Verdict, readonly (AxisValue | EndingKey)[]>> = {
  길: ['going-out', 'dim', 'lost', 'caught'],
  흉: ['coming-in', 'bright', 'gained', 'escaped'],
  중립: [],
  엇갈림: [],
};

export function writeTraditional(view: DreamView, verdict: Verdict, choose: Chooser): string {
  const sentences =
    view.matches.length === 0 ? withoutSymbols(view, choose) : withSymbols(view, verdict, choose);
  return sentences.join(' ');
}

function withSymbols(view: DreamView, verdict: Verdict, choose: Chooser): string[] {
  const { words, matches } = view;
  const against = AGAINST[verdict];
  const ending = against.includes(view.ending) ? 'open' : view.ending;
  const axes = writeAxes(view, matches.length > 2 ? 1 : 2, choose, against);
  const isTold = axes.length === 0 || (axes.length < 2 && ending !== 'open');
  const closing = isTold ? choose.maybe(traditional.endingFrames[ending], words) : [];
  const judged = choose.write(
    traditional.verdictFrames[verdict],
    words,
    traditional.plainVerdictFrames[verdict],
  );
  const [first] = matches;
  const isDisputed = first?.disagreement && (verdict === '엇갈림' || matches.length < 3);
  const doubt = isDisputed ? [writeDisagreement(first, choose)] : [];
  return [...axes, ...closing, judged, ...doubt];
}

function withoutSymbols(view: DreamView, choose: Chooser): string[] {
  const { words, feelings, ending } = view;
  const axes = writeAxes(view, 3, choose);
  const mood = feelings[0]?.pleasant ? 'pleasant' : 'unpleasant';
  const felt = choose.maybe(traditional.feelingAsAxisFrames[mood], words);
  const isPlain = axes.length + felt.length === 0;
  return [
    choose.write(traditional.noSymbolFrames, words, traditional.plainNoSymbolFrames),
    choose.write(traditional.insteadFrames, words),
    ...axes,
    ...felt,
    ...(isPlain ? choose.maybe(traditional.plainDreamFrames, words) : []),
    ...(ending === 'open' ? [] : choose.maybe(traditional.endingFrames[ending], words)),
    choose.write(traditional.neutralVerdictFrames, words, traditional.plainNeutralFrames),
  ];
}

/** No two axes from the same words, so that one phrase is not made to say everything. */
function writeAxes(
  { axes, feelings }: DreamView,
  most: number,
  choose: Chooser,
  against: readonly string[] = [],
): string[] {
  const told = new Set(feelings.map(({ quote }) => quote));
  const written: string[] = [];
  for (const value of AXIS_ORDER) {
    const axis = axes.find((candidate) => candidate.value === value && !told.has(candidate.quote));
    if (!axis || written.length >= most || against.includes(value)) continue;
    told.add(axis.quote);
    written.push(...choose.maybe(traditional.axisFrames[value], wordsOfAxis(axis)));
  }
  return written;
}

/** 맑은 물이 → 맑은 물 */
const NOUN_PHRASE =
  /^((?:[가-힣]+(?:은|는|운|한|란|진|큰)|큰|작은) [가-힣]{1,6}?)(?:이|가|을|를|에|에서|으로|로|도)?$/;

function wordsOfAxis({ value, quote }: AxisReading): Words {
  const noun = NOUN_PHRASE.exec(quote)?.[1];
  return {
    ...wordsOfScene('axis', noun === undefined ? sceneOf(quote) : {}),
    ...(noun === undefined ? {} : { axisNoun: bare(noun) }),
    ...(value === 'circumstance' ? { axis: quoted(quote) } : {}),
  };
}

function pointWords(match: SymbolMatch): Words {
  return { ...wordsOfScene('point', sceneOf(pointOf(match))), dream: bare(dreamOf(labelOf(match))) };
}

function writeDisagreement(match: SymbolMatch, choose: Chooser): string {
  const words = { ...pointWords(match), disagreement: bare(match.disagreement ?? '') };
  return choose.write(traditional.disagreementFrames, words, traditional.plainDisagreementFrames);
}

export function writeSymbol(match: SymbolMatch, choose: Chooser): ReadingSymbol {
  const { id, name, quote, meaning } = match;
  const words = { ...pointWords(match), meaning: bare(meaning) };
  return { id, name, quote, why: choose.write(whyFrames, words, bareWhyFrames) };
}

/** With a feeling or three symbols there is enough to read: the second symbol's view is left to its own page. */
export function writePsychological(view: DreamView, choose: Chooser): string[] {
  const { words, feelings, matches } = view;
  const several = feelings.length === 0 && matches.length === 2 ? 2 : 1;
  const opening = several === 2 ? [] : [writeOpening(view, choose)];
  const unknown =
    matches.length > 0
      ? []
      : [choose.write(psychological.unknownSceneFrames, words, psychological.plainUnknownFrames)];
  return [
    ...opening,
    ...unknown,
    ...matches
      .slice(0, several)
      .map((match) =>
        choose.write(
          psychological.symbolFrames,
          { ...pointWords(match), psychological: bare(match.psychological) },
          psychological.plainSymbolFrames,
        ),
      ),
    choose.write(psychological.closingFrames, words),
  ];
}

function writeOpening({ words, feelings: [feeling] }: DreamView, choose: Chooser): string {
  if (!feeling || words.feelAd === undefined) {
    return choose.write(psychological.noFeelingFrames, words, psychological.plainNoFeelingFrames);
  }
  const tail = bare(choose.write(psychological.feelingTails[feeling.key], words));
  return choose.write(psychological.feelingLeads, { ...words, tail }, psychological.plainFeelingLeads);
}

/** For a reading that would be too short. */
export function writeMore({ words }: DreamView, choose: Chooser): string {
  return choose.write(psychological.unknownSceneFrames, words, psychological.plainUnknownFrames);
}

export function writeAfterwards(
  { words }: DreamView,
  choose: Chooser,
): Pick<Reading, 'questions' | 'action'> {
  const { lookingOutwardQuestions, lookingInwardQuestions, feltQuestions, plainQuestions } = afterwards;
  const outward = choose.write(lookingOutwardQuestions, words, plainQuestions);
  const inward =
    choose.maybe(feltQuestions, words)[0] ?? choose.write(lookingInwardQuestions, words, plainQuestions);
  return {
    questions: [outward, inward],
    action: choose.write(afterwards.actionFrames, words, afterwards.plainActionFrames),
  };
}
