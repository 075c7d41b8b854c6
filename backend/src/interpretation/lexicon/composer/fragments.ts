const EDGES = /^[\s"'“”‘’([{<~\-–—·.,!?…]+|[\s"'“”‘’)\]}>~\-–—·.,!?…;:。ㅋㅎㅠㅜ^]+$/gu;
const LONGEST = 18;

/** A piece of the dream without quote marks and punctuation at its edges. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(EDGES, '');
}

/** The words around an offset, as few as make sense alone: 집으로 들어왔다. */
export function phraseAt(text: string, index: number, length: number): string {
  const start = text.lastIndexOf(' ', index - 1) + 1;
  const space = text.slice(index + length).search(/\s/);
  const end = space < 0 ? text.length : index + length + space;
  const before = text.lastIndexOf(' ', start - 2) + 1;
  const previous = text.slice(before, start);
  const alone = /[.!?,\n]/.test(previous) || end - before > LONGEST;
  return clip(tidy(text.slice(alone ? start : before, end)));
}

/** The last words of a clause, where a Korean clause says what happens. */
export function lastWords(clause: string, longest = LONGEST): string {
  const words = tidy(clause).split(' ');
  let kept = words.pop() ?? '';
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    if (word.length + 1 + kept.length > longest) break;
    kept = `${word} ${kept}`;
  }
  return clip(kept);
}

export function firstWords(clause: string, longest = LONGEST): string {
  const words = tidy(clause).split(' ');
  let kept = words.shift() ?? '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (kept.length + 1 + word.length > longest) break;
    kept = `${kept} ${word}`;
  }
  return clip(kept);
}

/** At most 24 characters even of a word without end, and never half a character. */
function clip(text: string): string {
  const characters = [...text];
  return characters.length <= 24 ? text : characters.slice(0, 24).join('');
}
