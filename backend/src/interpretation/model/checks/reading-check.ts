import { countCharacters, readingSchema, type CareLevel, type Reading } from '@kkumpuri/contract';
import type { DreamMaterial } from '../../dream-material.js';
import { calmReading } from '../../calm-reading.js';
import { withoutUnfitSentences } from '../../safety/unfit-sentences.js';
import { groundSymbols } from './grounding.js';
import { modelReadingSchema, type ModelReading } from '../model-reading.js';
import { SYSTEM_PROMPT } from '../prompt.js';
import { readJson } from '../read-json.js';
import { type DroppedSentence, dropProblemSentences } from './mending.js';
import { contentProblem, styleProblem } from './style-check.js';
import { untruthProblem } from './untruths.js';
import { areTooCostly, tidy } from './tidy.js';

export type CheckedAnswer = { reading: Reading; care: CareLevel } | { problem: string };

const UNREADABLE = '정해진 JSON 형식이 아닙니다.';
const TOO_COSTLY = '너무 긴 글이나 쓸 수 없는 글자가 있습니다.';
const LEAK_LENGTH = 24;
/** More dropped sentences reject the whole answer. */
const MAX_DROPPED = 1;
/** In characters. The prompt requests 12 to 20; a few more or fewer still fit the layout. */
const HEADLINE = { min: 5, max: 26 };
const PROMPT_PIECES = new Set(piecesOf(SYSTEM_PROMPT));

function parse(answer: string): object | undefined {
  const json = readJson(answer);
  return typeof json === 'object' && json !== null ? json : undefined;
}

interface BuiltReading {
  reading: Reading | undefined;
  dropped: DroppedSentence[];
}

function toReading(written: ModelReading, { dreamContent, matches }: DreamMaterial): BuiltReading {
  const dropped: DroppedSentence[] = [];
  const show = (text: string): string => {
    const cleaned = dropProblemSentences(fitToShow(text), dreamContent);
    dropped.push(...cleaned.dropped);
    return cleaned.text;
  };
  const symbols = groundSymbols(written.symbols, dreamContent, matches)
    .map((symbol) => ({ ...symbol, why: show(symbol.why) }))
    .filter(({ why }) => why !== '');
  const questions = written.questions.map(toPolite).map(show);
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

/** The tidied headline, or null if its length or content is unacceptable. */
function headlineOf(text: string, dream: string): string | null {
  const headline = tidy(text).replace(/(?<![.\s])[.\s]+$/u, '');
  const length = countCharacters(headline);
  if (length < HEADLINE.min || length > HEADLINE.max) return null;
  return contentProblem(headline, dream) === undefined ? headline : null;
}

/** Makes 받았어? and 누구야? polite. */
const toPolite = (question: string): string =>
  question.replace(/([았었했였렸졌겠싶있없]어)\?\s*$/u, '$1요?').replace(/야\?\s*$/u, '예요?');

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

/** Every substring of LEAK_LENGTH characters. */
function piecesOf(text: string): string[] {
  const pieces = Math.max(0, text.length - LEAK_LENGTH + 1);
  return Array.from({ length: pieces }, (_, at) => text.slice(at, at + LEAK_LENGTH));
}

/** Whether the reading contains a part of the system prompt. */
function leaksPrompt(reading: Reading): boolean {
  return textsOf(reading).some((text) => {
    return piecesOf(text).some((piece) => PROMPT_PIECES.has(piece));
  });
}

/**
 * Converts the model's answer into a reading with literal quotes, known symbols and an acceptable style.
 * At care level `crisis` the rest of the answer is ignored: a user in distress gets no reading.
 */
export function checkAnswer(answer: string, material: DreamMaterial): CheckedAnswer {
  const json = { care: 'none', headline: '', action: null, ...parse(answer) };
  if (json.care === 'crisis') return { reading: calmReading(), care: 'crisis' };
  const written = modelReadingSchema.safeParse(json).data;
  if (written === undefined) return { problem: UNREADABLE };
  if (areTooCostly(textsOf(written))) return { problem: TOO_COSTLY };
  const { reading, dropped } = toReading(written, material);
  if (reading === undefined) return { problem: 'questions는 하나에서 세 개여야 합니다.' };
  const [first] = dropped;
  const quotes = written.symbols.map(({ quote }) => quote);
  const problem = leaksPrompt(reading)
    ? '안내를 그대로 옮겼습니다.'
    : (untruthProblem(reading, quotes, material) ??
      (dropped.length > MAX_DROPPED ? first?.problem : undefined) ??
      styleProblem(reading));
  if (problem === undefined) return { reading, care: written.care };
  return { problem: first ? first.problem : problem };
}
