const EDGES = /^[\s"'“”‘’([{<~\-–—·.,!?…]+|[\s"'“”‘’)\]}>~\-–—·.,!?…;:。ㄱ-ㅣ^]+$/gu;
const LONGEST = 18;
/** 맑은, 커다란, 내가, 무섭지 않고: words that lean on the next one. */
const LEANING = /(?:은|는|운|란|한|던|큰|진|된|없이|고|내가|제가|나를|저를|작은)$/;

/** A piece of the dream without quote marks and punctuation at its edges. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(EDGES, '');
}

/** The words around an offset, as few as make sense alone: 집으로 들어왔다, 맑은 물이. */
export function phraseAt(text: string, index: number, length: number): string {
  const start = text.lastIndexOf(' ', index - 1) + 1;
  const end = wordEnd(text, index + length);
  const word = text.slice(start, end);
  if (LEANING.test(word) && end < text.length) {
    const next = wordEnd(text, end + 1);
    if (next - start <= LONGEST) return clip(tidy(text.slice(start, next)));
  }
  const before = text.lastIndexOf(' ', start - 2) + 1;
  const alone = /[.!?,\n]/.test(text.slice(before, start)) || end - before > LONGEST;
  return clip(tidy(text.slice(alone ? start : before, end)));
}

function wordEnd(text: string, from: number): number {
  const space = text.slice(from).search(/\s/);
  return space < 0 ? text.length : from + space;
}

/** The last words of a stretch, where a Korean clause says what happens. */
export function lastWords(stretch: string, longest = LONGEST): string {
  const words = tidy(stretch).split(' ');
  let kept = words.pop() ?? '';
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    if (word.length + 1 + kept.length > longest || /[.!?…]$/.test(word)) break;
    kept = `${word} ${kept}`;
  }
  return clip(tidy(kept));
}

export function firstWords(stretch: string, longest = LONGEST): string {
  const words = tidy(stretch).split(' ');
  let kept = words.shift() ?? '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (kept.length + 1 + word.length > longest) break;
    kept = `${kept} ${word}`;
  }
  return clip(tidy(kept));
}

/** At most 24 characters even of a word without end, and never half a character. */
function clip(text: string): string {
  const characters = [...text];
  return characters.length <= 24 ? text : characters.slice(0, 24).join('');
}
