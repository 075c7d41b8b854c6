/** Jest resolves a global on every access, which would take most of the training time. */
const { imul } = Math;

/** The table of weights has 2 ** BITS places. */
export const BITS = 19;

const NOT_A_LETTER = /[^가-힣ㄱ-ㅣa-z0-9?]+/g;
const SPACED = { salt: 0, shortest: 1, longest: 3 };
/** N-grams without spaces, to match texts that are typed without them. */
const COMPACT = { salt: 77, shortest: 2, longest: 4 };

interface Grams {
  salt: number;
  shortest: number;
  longest: number;
}

const lastSeen = new Uint32Array(1 << BITS);
let sentencesSeen = 0;

function addPieces(text: string, { salt, shortest, longest }: Grams, places: number[]): void {
  for (let start = 0; start < text.length; start += 1) {
    let hash = 0x811c9dc5 ^ salt;
    const end = Math.min(text.length, start + longest);
    for (let at = start; at < end; at += 1) {
      hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
      if (at - start + 1 < shortest) continue;
      const place = imul(hash, 0x9e3779b1) >>> (32 - BITS);
      if (lastSeen[place] === sentencesSeen) continue;
      lastSeen[place] = sentencesSeen;
      places.push(place);
    }
  }
}

/** Hashes the character n-grams (1 to 4) of a sentence to places in the weight table. Returns each place once. */
export function piecesOf(sentence: string): number[] {
  const words = sentence.replace(NOT_A_LETTER, ' ').trim();
  const places: number[] = [];
  sentencesSeen += 1;
  addPieces(` ${words} `, SPACED, places);
  addPieces(words.replaceAll(' ', ''), COMPACT, places);
  return places;
}
