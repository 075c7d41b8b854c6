import { normalizeText, trimText } from './text.js';

const SHARE_TITLE_SUFFIX = '꿈 해석';

/** The words that fit whole, or the characters of a word that is longer than the room. */
function wholeWords(text: string, room: number): string {
  const characters = [...text];
  const beginning = characters.slice(0, room).join('');
  const isCut = /\S/.test(characters[room] ?? ' ');
  if (!isCut) return beginning;
  const end = beginning.search(/\s\S*$/);
  return end === -1 ? beginning : beginning.slice(0, end);
}

/** The title a shared dream gets unless its owner writes another: the first words of the dream, in one line. */
export function defaultShareTitle(dreamContent: string, characters: number): string {
  const start = trimText(wholeWords(trimText(normalizeText(dreamContent)), characters)).replace(
    /\s*[\r\n]\s*/g,
    ' ',
  );
  return start === '' ? '꿈 해석 결과' : `${start} ${SHARE_TITLE_SUFFIX}`;
}
