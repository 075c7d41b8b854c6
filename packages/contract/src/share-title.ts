import { normalizeText, trimText } from './text.js';

const SHARE_TITLE_SUFFIX = '꿈 해석';

/** A sentence, and the beginning of the next one. A shorter one says too little, such as “아!”. */
const SENTENCE = /^(.{5,}?)[.!?…]+(?:\s.*)?$/su;

/** Spaces before this place do not show that a text is written with spaces, as in “꿈에 뱀이집으로들어왔는데…”. */
const SHORTEST = 5;

/** A short word that says nothing without the word after it. */
const DANGLING = /\s(?:[한두세네그저내제큰온첫안못더막잘또])$/u;

/**
 * The first sentence of a text without spaces, up to its last verb ending. Nothing tells an ending from the same syllable
 * inside a word, so the commonest words are excluded: 고기, 고래, 고양이.
 */
const UNSPACED_PHRASES =
  /^[^.!?…]{3,}(?:[았었였했갔왔났졌쳤렸켰렀됐봤있]다(?!가)|[는은운]데|지만|고(?![기래양])|[아어에와해나라려져켜셔면]서|[아어해네예세]요)(?=.)/u;

/** Cuts a text written without spaces after its last phrase before `next`, which may continue an ending. */
function wholePhrases(beginning: string, next: string): string {
  return UNSPACED_PHRASES.exec(beginning + next)?.[0] ?? `${beginning}…`;
}

/** The first sentence, or as many whole words of it as there is room for. */
function wholeWords(text: string, room: number): string {
  const characters = [...text];
  const beginning = characters.slice(0, room).join('');
  const next = characters[room];
  if (next === undefined) return beginning.replace(SENTENCE, '$1');
  const end = /\s/.test(next) ? beginning.length : beginning.search(/\s\S*$/);
  if (end < SHORTEST) return wholePhrases(beginning, next);
  return beginning.slice(0, end).replace(DANGLING, '').replace(SENTENCE, '$1');
}

/** Default title of a shared dream: its first sentence, or its first words, on one line. */
export function defaultShareTitle(dreamContent: string, characters: number): string {
  const words = wholeWords(trimText(normalizeText(dreamContent)), characters);
  const start = trimText(words).replace(/\s*[\r\n]\s*/g, ' ');
  return start === '' ? '꿈 해석 결과' : `${start} ${SHARE_TITLE_SUFFIX}`;
}
