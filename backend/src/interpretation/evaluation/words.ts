/** Particles and endings that make no word another. */
const ENDING =
  /(?:에서는|에게서|한테서|에서|에게|한테|으로|까지|부터|처럼|하고|이랑|라고|이라고|습니다|했어요|었어요|았어요|어요|아요|는데|더니|다가|면서|지만|었다|았다|했다|는|은|이|가|을|를|에|로|와|과|도|만|의|다|고|서|며|요)$/;
const EMPTY =
  /^(?:그리고|그런데|그래서|그때|갑자기|자꾸|계속|너무|정말|아주|매우|조금|많이|다시|이제|어제|오늘|내가|제가|나는|저는|나를|저를|있었|없었|꿈에서|꿈을|꿈이|것을|것이|수가|때문|꿨|꾼|꾸었|같아)/;
const FIRST = 0xac00;
const FINALS = 28;

/** The beginning by which a word is known again in another form: 주웠다 and 주운 are both 주우. */
function rootOf(stem: string): string {
  const [first = '', second] = stem;
  if (second === undefined) return first;
  const code = second.charCodeAt(0) - FIRST;
  return first + String.fromCharCode(FIRST + code - (code % FINALS));
}

function wordsIn(text: string): string[] {
  return text.match(/[가-힣]{2,}/g) ?? [];
}

/** The words of a dream that could only be its own, by their roots. */
export function contentWords(dream: string): string[] {
  const stems = wordsIn(dream)
    .filter((word) => !EMPTY.test(word))
    .map((word) => word.replace(ENDING, ''))
    .filter((stem) => stem !== '');
  return [...new Set(stems.map(rootOf))];
}

/** How many of a dream's content words a text takes up. */
export function wordsTakenUp(words: readonly string[], text: string): number {
  const roots = new Set(wordsIn(text).flatMap((word) => [rootOf(word), rootOf(word.replace(ENDING, ''))]));
  return words.filter((word) => roots.has(word)).length;
}
