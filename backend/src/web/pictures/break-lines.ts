/** Character widths in em of the picture's typeface: syllables are square, other characters are narrower. */
function widthOf(character: string): number {
  if (character === ' ') return 0.3;
  if (/[ilI.,:;'!|·‘’]/.test(character)) return 0.32;
  if (/[A-Z0-9mw@%&]/.test(character)) return 0.68;
  return /[\x21-\x7e“”]/.test(character) ? 0.55 : 0.95;
}

export function measure(text: string): number {
  return [...text].reduce((width, character) => width + widthOf(character), 0);
}

/** Breaks a text into lines of at most `maxWidth` em, between words where possible. */
export function breakLines(text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, maxWidth);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, maxWidth: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > maxWidth) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

export interface FittedText {
  lines: string[];
  /** Pixels. */
  size: number;
}

/** Returns the largest size at which the text fits. At the smallest size it is cut with an ellipsis. */
export function fitText(
  text: string,
  width: number,
  sizes: readonly { size: number; lines: number }[],
): FittedText {
  for (const { size, lines: maxLines } of sizes) {
    const lines = breakLines(text, width / size);
    if (lines.length <= maxLines) return { lines, size };
  }
  const smallest = sizes.at(-1) ?? { size: 48, lines: 3 };
  const lines = breakLines(text, width / smallest.size).slice(0, smallest.lines);
  const last = [...(lines.pop() ?? '')].slice(0, -1).join('').trimEnd();
  return { lines: [...lines, `${last}…`], size: smallest.size };
}
