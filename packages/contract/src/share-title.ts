import { normalizeText, trimText } from './text.js';

const SHARE_TITLE_SUFFIX = '꿈 해석';

/** Cuts the text at a word boundary, or within the first word if it is longer than `room`. */
function wholeWords(text: string, room: number): string {
  const characters = [...text];
  const beginning = characters.slice(0, room).join('');
  const isCut = /\S/.test(characters[room] ?? ' ');
  if (!isCut) return beginning;
  const end = beginning.search(/\s\S*$/);
  return end === -1 ? beginning : beginning.slice(0, end);
}

/** Default title of a shared dream: its first words on one line. */
export function defaultShareTitle(dreamContent: string, characters: number): string {
  const start = trimText(wholeWords(trimText(normalizeText(dreamContent)), characters)).replace(
    /\s*[\r\n]\s*/g,
    ' ',
  );
  return start === '' ? '꿈 해석 결과' : `${start} ${SHARE_TITLE_SUFFIX}`;
}
