import { countCharacters, isStorableText, type Reading } from '@kkumpuri/contract';
import { hasContact } from '../../safety/contacts.js';
import { findForbiddenClaims } from '../../safety/forbidden-claims.js';
import { splitSentences } from '../../safety/sentences.js';

const TOTAL = { min: 150, max: 2500 };
const POLITE = /(?:요|니다|니까|죠|시오|다고요|네요)$/;
const BLUNT = /(?<!니)다$|(?:해라|하라|한다|이야|거야|잖아|하지 마|해줘|할게|있어|없어|같아|좋아)$/;
const CLOSING = /[\s.!?。…~,"'”’」』)\]]/;
const MOSTLY = 0.8;

/** The longest part of a reading may have half as many. Whatever is longer is looked at no further. */
const LONGEST_TEXT = 2_000;

const MARKUP =
  /<\/?[a-z!]|`|\*\*|__|^[ \t]{0,9}(?:#{1,6}|[-*•])\s|\[[^\][]{0,200}\]\(|&(?:[a-z]{2,8}|#x?\d{1,7});|[{}]|\\[nu"]/im;
const HANJA_GLOSS = /(?<=[가-힣]\s?)[(（][\p{Script=Han}·, ]{1,8}[)）]/gu;
const FOREIGN_LETTER = /(?!\p{Script=Latin}|\p{Script=Hangul})\p{L}/u;
const LATIN_WORDS = /[\p{Script=Latin}'-]+(?:\s[\p{Script=Latin}'-]+)*/gu;
const HALF_SYLLABLES = /[ㄱ-ㅎㅏ-ㅣ]{2,}/;
const HEDGE =
  /보아 ?왔|보았|봤어|봐요|봅니다|보기도|보는|보여요|보입니다|여겨|여겼|여기|읽|풀이|풀어|해석|전해|말해|일컬|알려져|수 있|수도 있|듯|같아|같습|편이|지도 모|모르|까요|쪽으로|견해|가설|정해진 답은|참고|느낌이 먼저|맞는 부분만|대체로|새기|새겼|새겨|반기던|여기던|가까/;

/** Why a text may not be shown, in words for the model, or undefined. Holds for half a text as for a whole one. */
export function textProblem(text: string, dream: string): string | undefined {
  return contentProblem(text, dream) ?? (isPolite(text) ? undefined : '해요체가 아닌 문장이 있습니다.');
}

/** The same for what is no sentence, as a headline is none. */
export function contentProblem(text: string, dream: string): string | undefined {
  if (text.length > LONGEST_TEXT) return '너무 깁니다.';
  if (!isStorableText(text)) return '쓸 수 없는 글자가 있습니다.';
  if (MARKUP.test(text)) return 'HTML이나 마크다운, 기호가 섞였습니다.';
  if (hasContact(text)) return '주소나 연락처가 들어갔습니다.';
  if (isForeign(text, dream)) return '한국어가 아닌 글이 섞였습니다.';
  if (findForbiddenClaims(text).length > 0)
    return '병, 죽음, 사고, 임신, 돈, 숫자, 날짜를 내다보거나 단정했습니다.';
  return undefined;
}

/** Foreign words that the dream itself uses are its own. */
function isForeign(text: string, dream: string): boolean {
  const known = dream.toLowerCase();
  const words = text.replace(HANJA_GLOSS, '');
  const strange = [...words].filter((letter) => FOREIGN_LETTER.test(letter) && !dream.includes(letter));
  if (strange.length > 0 || HALF_SYLLABLES.test(words)) return true;
  const latin = (words.match(LATIN_WORDS) ?? []).filter((run) => !known.includes(run.toLowerCase()));
  return latin.some((run) => run.length > 24 || run.split(/\s+/).length > 3) || latin.length > 5;
}

export function isPolite(text: string): boolean {
  const sentences = splitSentences(text).map(withoutClosing);
  if (sentences.some((sentence) => BLUNT.test(sentence))) return false;
  return sentences.filter((sentence) => POLITE.test(sentence)).length >= sentences.length * MOSTLY;
}

/** Without the marks at its end. An expression for them would be tried anew at every mark in the middle. */
function withoutClosing(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && CLOSING.test(sentence.charAt(end - 1))) end -= 1;
  return sentence.slice(0, end);
}

/** Says it as a view among others. */
export function isHedged(text: string): boolean {
  return HEDGE.test(text);
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

function partProblem({ name, text, min, max }: Part, dream: string): string | undefined {
  const length = countCharacters(text);
  if (length < min) return `${name}이(가) 너무 짧습니다.`;
  if (length > max) return `${name}이(가) 너무 깁니다.`;
  const problem = textProblem(text, dream);
  return problem === undefined ? undefined : `${name}: ${problem}`;
}

/** Why a reading may not be shown, in words for the model, or undefined. */
export function styleProblem(reading: Reading, dream: string): string | undefined {
  const parts = partsOf(reading);
  const problem = parts.map((part) => partProblem(part, dream)).find((found) => found !== undefined);
  if (problem !== undefined) return problem;
  const total = parts.reduce((sum, { text }) => sum + countCharacters(text), 0);
  if (total < TOTAL.min || total > TOTAL.max) return '전체 길이가 150자에서 2,500자 사이가 아닙니다.';
  const texts = [reading.traditional.text, reading.psychological.text];
  if (!texts.every(isHedged)) return '단정하는 말투입니다. 조심스럽게 말해야 합니다.';
  if (!reading.questions.every((question) => /[?？]$/.test(question)))
    return 'questions는 물음표로 끝나야 합니다.';
  return undefined;
}
