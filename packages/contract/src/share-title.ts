import { normalizeText, trimText } from './text.js';

const SHARE_TITLE_SUFFIX = '꿈 해석';

/** A sentence, and the beginning of the next one. A shorter one says too little, such as “아!”. */
const SENTENCE = /^(.{5,}?)[.!?…]+(?:\s.*)?$/su;

/** A short word that says nothing without the word after it. */
const DANGLING = /\s(?:[한두세네그저내제큰온첫안못더막잘또])$/u;

/** Cuts the text at a word boundary, or within the first word if it is longer than `room`. */
function wholeWords(text: string, room: number): string {
  const characters = [...text];
  const beginning = characters.slice(0, room).join('');
  if (characters.length <= room) return beginning;
  const end = /\s/.test(characters[room] ?? '') ? room : beginning.search(/\s\S*$/);
  return end === -1 ? beginning : beginning.slice(0, end).replace(DANGLING, '');
}

/** Default title of a shared dream: its first sentence, or its first words, on one line. */
export function defaultShareTitle(dreamContent: string, characters: number): string {
  const words = wholeWords(trimText(normalizeText(dreamContent)), characters).replace(SENTENCE, '$1');
  const start = trimText(words).replace(/\s*[\r\n]\s*/g, ' ');
  return start === '' ? '꿈 해석 결과' : `${start} ${SHARE_TITLE_SUFFIX}`;
}
