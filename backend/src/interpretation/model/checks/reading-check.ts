import { countCharacters, readingSchema, type CareLevel, type Reading } from '@kkumpuri/contract';
import type { DreamMaterial } from '../../interpreter.port.js';
import { calmReading } from '../../calm-reading.js';
import { withoutUnfitSentences } from '../../safety/unfit-sentences.js';
import { groundSymbols } from './grounding.js';
import { modelReadingSchema, type ModelReading } from '../model-reading.js';
import { SYSTEM_PROMPT } from '../prompt.js';
import { readJson } from '../read-json.js';
import { type DroppedSentence, mend } from './mending.js';
import { contentProblem, styleProblem } from './style-check.js';
import { untruthProblem } from './untruths.js';
import { areTooDearToTidy, tidy } from './tidy.js';

export type CheckedAnswer = { reading: Reading; care: CareLevel } | { problem: string };

const UNREADABLE = '정해진 JSON 형식이 아닙니다.';
const TOO_DEAR = '너무 긴 글이나 쓸 수 없는 글자가 있습니다.';
const LEAK_LENGTH = 24;
/** More sentences that may not be shown are no slip. */
const MOST_DROPPED = 1;
/** Asked for are 12 to 20 characters; a few more or less still fit their place. */
const HEADLINE = { min: 5, max: 26 };
const PROMPT_PIECES = new Set(piecesOf(SYSTEM_PROMPT));

function parse(answer: string): object | undefined {
  const json = readJson(answer);
  return typeof json === 'object' && json !== null ? json : undefined;
}

interface Mended {
  reading: Reading | undefined;
  dropped: DroppedSentence[];
}

function toReading(written: ModelReading, { dreamContent, matches }: DreamMaterial): Mended {
  const dropped: DroppedSentence[] = [];
  const show = (text: string): string => {
    const mended = mend(fitToShow(text), dreamContent);
    dropped.push(...mended.dropped);
    return mended.text;
  };
  const symbols = groundSymbols(written.symbols, dreamContent, matches)
    .map((symbol) => ({ ...symbol, why: show(symbol.why) }))
    .filter(({ why }) => why !== '');
  const questions = written.questions.map(politely).map(show);
  const reading = readingSchema.safeParse({
    headline: headlineOf(written.headline, dreamContent),
    summary: show(written.summary),
    symbols,
    traditional: { verdict: written.traditional.verdict, text: show(written.traditional.text) },
    psychological: { text: show(written.psychological.text) },
    questions: questions.length > 1 ? questions.filter((question) => question !== '') : questions,
    action: (written.action !== null && show(written.action)) || null,
    story: null,
  }).data;
  return { reading, dropped };
}

/** A headline that is not fit to show is left out: the reading stands without one. */
function headlineOf(text: string, dream: string): string | null {
  const headline = tidy(text).replace(/(?<![.\s])[.\s]+$/u, '');
  const length = countCharacters(headline);
  if (length < HEADLINE.min || length > HEADLINE.max) return null;
  return contentProblem(headline, dream) === undefined ? headline : null;
}

/** 받았어? is polite with one syllable more. */
const politely = (question: string): string => question.replace(/([았었했였렸졌겠싶]어)\?\s*$/u, '$1요?');

function fitToShow(text: string): string {
  return withoutUnfitSentences(tidy(text));
}

type Texts = Pick<Reading, 'headline' | 'summary' | 'psychological' | 'questions' | 'action'> & {
  symbols: { why: string }[];
  traditional: { text: string };
};

function textsOf({
  headline,
  summary,
  symbols,
  traditional,
  psychological,
  questions,
  action,
}: Texts): string[] {
  return [
    headline ?? '',
    summary,
    traditional.text,
    psychological.text,
    ...(action === null ? [] : [action]),
    ...questions,
    ...symbols.map(({ why }) => why),
  ];
}

/** Every piece of this length, wherever it begins. */
function piecesOf(text: string): string[] {
  const pieces = Math.max(0, text.length - LEAK_LENGTH + 1);
  return Array.from({ length: pieces }, (_, at) => text.slice(at, at + LEAK_LENGTH));
}

/** True when a piece of our own instructions stands in the reading. */
function leaksPrompt(reading: Reading): boolean {
  return textsOf(reading).some((text) => {
    return piecesOf(text).some((piece) => PROMPT_PIECES.has(piece));
  });
}

/**
 * Makes a reading of the model's answer: quotes literal, ids ours, names ours, style fit to show. Where the model sees a crisis,
 * what else it wrote is not looked at: no fortune is read to somebody in distress.
 */
export function checkAnswer(answer: string, material: DreamMaterial): CheckedAnswer {
  const json = { care: 'none', headline: '', action: null, ...parse(answer) };
  if (json.care === 'crisis') return { reading: calmReading(), care: 'crisis' };
  const written = modelReadingSchema.safeParse(json).data;
  if (written === undefined) return { problem: UNREADABLE };
  if (areTooDearToTidy(textsOf(written))) return { problem: TOO_DEAR };
  const { reading, dropped } = toReading(written, material);
  if (reading === undefined) return { problem: 'questions는 하나에서 세 개여야 합니다.' };
  const [first] = dropped;
  const quotes = written.symbols.map(({ quote }) => quote);
  const problem = leaksPrompt(reading)
    ? '안내를 그대로 옮겼습니다.'
    : (untruthProblem(reading, quotes, material) ??
      (dropped.length > MOST_DROPPED ? first?.problem : undefined) ??
      styleProblem(reading));
  if (problem === undefined) return { reading, care: written.care };
  return { problem: first ? first.problem : problem };
}
