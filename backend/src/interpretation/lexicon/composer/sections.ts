import type { Reading, ReadingSymbol, Verdict } from '@kkumpuri/contract';
import type { SymbolMatch } from '../../interpreter.port.js';
import { beforeNoun } from './adnominal.js';
import type { AxisReading, AxisValue } from './axes.js';
import type { Chooser } from './chooser.js';
import type { DreamView } from './dream-view.js';
import { lastWords } from './fragments.js';
import { actionFrames, lookingInwardQuestions, lookingOutwardQuestions } from './frames/afterwards.js';
import {
  closingFrames,
  feelingFrames,
  noFeelingFrames,
  secondSymbolFrames,
  symbolFrames,
} from './frames/psychological.js';
import { summaryFrames } from './frames/summary.js';
import {
  axisFrames,
  disagreementFrames,
  endingFrames,
  feelingAsAxisFrames,
  neutralVerdictFrames,
  noSymbolFrames,
  plainDreamFrames,
  verdictFrames,
} from './frames/traditional.js';
import { whyFrames } from './frames/why.js';
import { bare, quoted } from './phrases.js';

export function writeSummary({ words, matches }: DreamView, choose: Chooser): string {
  if (matches.length === 0) return choose.write(summaryFrames.none, words);
  if (matches.length === 1) {
    return choose.write(words.feeling ? summaryFrames.oneWithFeeling : summaryFrames.one, words);
  }
  return choose.write(words.feeling ? summaryFrames.pairWithFeeling : summaryFrames.pair, words);
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

export function writeTraditional(view: DreamView, verdict: Verdict, choose: Chooser): string {
  return (view.matches.length === 0 ? withoutSymbols(view, choose) : withSymbols(view, verdict, choose)).join(
    ' ',
  );
}

function withSymbols(view: DreamView, verdict: Verdict, choose: Chooser): string[] {
  const axes = telling(view, 2).map((axis) => writeAxis(axis, view, choose));
  const ending = axes.length < 2 ? [choose.write(endingFrames[view.ending], view.words)] : [];
  const verdictSentence = choose.write(verdictFrames[verdict], view.words);
  const disagreement = view.matches[0]?.disagreement;
  const doubt =
    disagreement && (verdict === '엇갈림' || view.matches.length < 3)
      ? [choose.write(disagreementFrames, { ...view.words, disagreement: bare(disagreement) })]
      : [];
  return [...axes, ...ending, verdictSentence, ...doubt];
}

function withoutSymbols(view: DreamView, choose: Chooser): string[] {
  const axes = telling(view, 3).map((axis) => writeAxis(axis, view, choose));
  const [feeling] = view.feelings;
  const felt = feeling
    ? [choose.write(feelingAsAxisFrames[feeling.pleasant ? 'pleasant' : 'unpleasant'], view.words)]
    : [];
  const plain = axes.length + felt.length === 0 ? [choose.write(plainDreamFrames, view.words)] : [];
  return [
    choose.write(noSymbolFrames, view.words),
    ...axes,
    ...felt,
    ...plain,
    choose.write(endingFrames[view.ending], view.words),
    choose.write(neutralVerdictFrames, view.words),
  ];
}

/** No two axes from the same words, so that one phrase is not made to say everything. */
function telling({ axes }: DreamView, most: number): AxisReading[] {
  const chosen: AxisReading[] = [];
  for (const value of AXIS_ORDER) {
    const axis = axes.find((candidate) => candidate.value === value);
    if (axis && !chosen.some(({ quote }) => quote === axis.quote)) chosen.push(axis);
  }
  return chosen.slice(0, most);
}

function writeAxis({ value, quote }: AxisReading, { words }: DreamView, choose: Chooser): string {
  return choose.write(axisFrames[value], {
    ...words,
    quote: quoted(quote),
    quoteWas: bare(beforeNoun(quote)),
  });
}

export function writeSymbol(match: SymbolMatch, choose: Chooser): ReadingSymbol {
  const { id, name, quote, meaning } = match;
  const why = choose.write(whyFrames, {
    point: quoted(lastWords(quote, 12)),
    pointWas: bare(beforeNoun(lastWords(quote, 18))),
    meaning: bare(meaning),
  });
  return { id, name, quote, why };
}

export function writePsychological(view: DreamView, choose: Chooser): string {
  const { words, feelings, matches } = view;
  const [feeling] = feelings;
  const opening = choose.write(feeling ? feelingFrames[feeling.key] : noFeelingFrames, words);
  return [opening, ...views(matches, view, choose), choose.write(closingFrames, words)].join(' ');
}

function views([first, second]: readonly SymbolMatch[], { words }: DreamView, choose: Chooser): string[] {
  if (!first) return [];
  const written = [choose.write(symbolFrames, { ...words, psychological: bare(first.psychological) })];
  if (second) {
    written.push(choose.write(secondSymbolFrames, { ...words, psychological: bare(second.psychological) }));
  }
  return written;
}

export function writeAfterwards(
  { words }: DreamView,
  choose: Chooser,
): Pick<Reading, 'questions' | 'action'> {
  return {
    questions: [choose.write(lookingOutwardQuestions, words), choose.write(lookingInwardQuestions, words)],
    action: choose.write(actionFrames, words),
  };
}
