import { countCharacters, isStorableText, type Reading } from '@kkumpuri/contract';
import { hasContact } from '../../safety/contacts.js';
import { findForbiddenClaims } from '../../safety/forbidden-claims.js';
import { splitSentences } from '../../safety/sentences.js';
import { bringsDoom, isUnkind } from '../../safety/unkind.js';
import { inventsSource } from './sources.js';

const TOTAL = { min: 150, max: 2500 };
/** Includes regional polite forms (없수다, 되셨수과, 있으셨어예) for dreams written in a dialect. */
const POLITE = /(?:요|니다|니까|죠|시오|니다만|[수우]다|수과|꽈|니꺼|니더|예)$/;
const BLUNT = /(?<![니수우])다$|(?:해라|하라|한다|이야|거야|잖아|하지 마|해줘|할게|있어|없어|같아|좋아)$/;
const CLOSING = /[\s.!?。…~,"'”’」』)\]ㅋㅎㅠㅜ^]/;
/** A form of address after the ending: …니다, 할머니. */
const CALLED = /, ?[가-힣]{2,5}$/;
/** An unfinished sentence (외치면 영화가 끝날 것 같아서): allowed once. */
const BREAKS_OFF = /[가-힣](?:서|고|며|지만|는데|니까)$/;
const MIN_POLITE_SHARE = 0.8;

/** Longer texts are rejected without further checks. The longest part of a reading may have half as many characters. */
const MAX_TEXT = 2_000;

const MARKUP =
  /<\/?[a-z!]|`|\*\*|__|^[ \t]{0,9}(?:#{1,6}|[-*•])\s|\[[^\][]{0,200}\]\(|&(?:[a-z]{2,8}|#x?\d{1,7});|[{}]|\\[nu"]/im;
const HANJA_GLOSS = /(?<=[가-힣]\s?)[(（][\p{Script=Han}·, ]{1,8}[)）]/gu;
const FOREIGN_LETTER = /(?!\p{Script=Latin}|\p{Script=Hangul})\p{L}/u;
const LATIN_WORDS = /[\p{Script=Latin}'-]+(?:\s[\p{Script=Latin}'-]+)*/gu;
const LAUGHTER = /[ㅋㅎㅠㅜ]+/gu;
const HALF_SYLLABLES = /[ㄱ-ㅎㅏ-ㅣ]{2,}/;
/** 뱀은 재물이에요. 당신은 지금 외로워요. */
const FLAT =
  /^(?:\S{1,6} ){0,2}\S{1,6}[은는] (?:\S{1,8} ){0,2}\S{1,12}(?:이에요|예요|입니다)[.!]?$|^당신은 [^,.]{1,30}[.!]?$/u;

/** Why a sentence must be dropped, as Korean text for the model, or undefined. */
export function sentenceProblem(sentence: string, dream: string): string | undefined {
  const problem = contentProblem(sentence, dream);
  if (problem !== undefined) return problem;
  if (inventsSource(sentence, dream)) return '찾아볼 수 없는 책이나 연구, 숫자를 근거로 들었습니다.';
  if (isUnkind(sentence) || bringsDoom(sentence, dream)) return '겁을 주거나 꿈꾼 사람을 탓했습니다.';
  return isBlunt(sentence) ? '해요체가 아닌 문장이 있습니다.' : undefined;
}

/** The same for text that is not a sentence, such as a headline. */
export function contentProblem(text: string, dream: string): string | undefined {
  if (text.length > MAX_TEXT) return '너무 깁니다.';
  if (!isStorableText(text)) return '쓸 수 없는 글자가 있습니다.';
  if (MARKUP.test(text)) return 'HTML이나 마크다운, 기호가 섞였습니다.';
  if (hasContact(text)) return '주소나 연락처가 들어갔습니다.';
  if (isForeign(text, dream)) return '한국어가 아닌 글이 섞였습니다.';
  if (findForbiddenClaims(text).length > 0)
    return '병, 죽음, 사고, 임신, 돈, 숫자, 날짜를 내다보거나 단정했습니다.';
  return undefined;
}

/** Ignores foreign words that the dream itself uses. */
function isForeign(text: string, dream: string): boolean {
  const known = dream.toLowerCase();
  const words = text.replace(HANJA_GLOSS, '');
  const strange = [...words].filter((letter) => FOREIGN_LETTER.test(letter) && !dream.includes(letter));
  if (strange.length > 0 || HALF_SYLLABLES.test(words.replace(LAUGHTER, ''))) return true;
  const latin = (words.match(LATIN_WORDS) ?? []).filter((run) => !known.includes(run.toLowerCase()));
  return latin.some((run) => run.length > 24 || run.split(/\s+/).length > 3) || latin.length > 5;
}

export function isPolite(text: string): boolean {
  const sentences = splitSentences(text);
  if (sentences.some(isBlunt)) return false;
  const ends = sentences.map(withoutClosing);
  const polite = ends.filter((end) => POLITE.test(end) || POLITE.test(end.replace(CALLED, ''))).length;
  const brokenOff = ends.filter((end) => BREAKS_OFF.test(end)).length;
  return polite > 0 && polite + Math.min(brokenOff, 1) >= sentences.length * MIN_POLITE_SHARE;
}

const isBlunt = (sentence: string): boolean => BLUNT.test(withoutClosing(sentence));

/** Removes closing marks at the end. Uses a loop: a regular expression would retry at every mark in the middle. */
function withoutClosing(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && CLOSING.test(sentence.charAt(end - 1))) end -= 1;
  return sentence.slice(0, end);
}

/** Whether at least half of the sentences state flatly what a thing is or how the dreamer feels. */
function isFlat(text: string): boolean {
  const sentences = splitSentences(text);
  return sentences.filter((sentence) => FLAT.test(sentence)).length * 2 >= sentences.length;
}

interface Part {
  name: string;
  text: string;
  min: number;
  max: number;
}

function partsOf(reading: Reading): Part[] {
  return [
    { name: 'summary', text: reading.summary, min: 10, max: 220 },
    { name: 'traditional', text: reading.traditional.text, min: 30, max: 1000 },
    { name: 'psychological', text: reading.psychological.text, min: 30, max: 1000 },
    ...reading.symbols.map(({ why }) => ({ name: 'why', text: why, min: 8, max: 320 })),
    ...reading.questions.map((text) => ({ name: 'questions', text, min: 8, max: 160 })),
    ...(reading.action === null ? [] : [{ name: 'action', text: reading.action, min: 8, max: 220 }]),
  ];
}

function partProblem({ name, text, min, max }: Part): string | undefined {
  const length = countCharacters(text);
  if (length < min) return `${name}이(가) 너무 짧습니다.`;
  if (length > max) return `${name}이(가) 너무 깁니다.`;
  return isPolite(text) ? undefined : `${name}: 해요체가 아닌 문장이 있습니다.`;
}

/** Why a reading of acceptable sentences must be rejected, as Korean text for the model, or undefined. */
export function styleProblem(reading: Reading): string | undefined {
  const parts = partsOf(reading);
  const problem = parts.map(partProblem).find((found) => found !== undefined);
  if (problem !== undefined) return problem;
  const total = parts.reduce((sum, { text }) => sum + countCharacters(text), 0);
  if (total < TOTAL.min || total > TOTAL.max) return '전체 길이가 150자에서 2,500자 사이가 아닙니다.';
  const { traditional, psychological } = reading;
  if ([traditional.text, psychological.text].some(isFlat))
    return '단정하는 말투입니다. 조심스럽게 말해야 합니다.';
  if (!reading.questions.every((question) => /[?？]$/.test(question)))
    return 'questions는 물음표로 끝나야 합니다.';
  return undefined;
}
