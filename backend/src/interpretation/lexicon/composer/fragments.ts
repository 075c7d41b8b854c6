import { NIGHT } from '../../dream-only.js';

const EDGES = /^[\s"'“”‘’([{<~\-–—·.,!?…]+|[\s"'“”‘’)\]}>~\-–—·.,!?…;:。ㄱ-ㅣ^]+$/gu;
const LONGEST = 18;
/** 맑은, 커다란, 내가, 무섭지 않고: words that lean on the next one. */
const LEANING = /(?:은|는|운|란|한|던|큰|진|된|없이|않고|이|가|을|를)$/;
/** 오는 (날), 돌아가신 (할아버지): a phrase must not begin with what they describe. */
const DESCRIBING =
  /(?:[가-힣]+(?:[는던]|[은인한운린친진온간신된큰])|하얀|까만|빨간|파란|어떤|모르는|우리|내|제|나의|저의)$/;
/** Words that end what was said before and do not belong to what follows. */
const CLOSING = /(?:[.!?,…]|[가-힣]서|[가-힣]고|[는은던]데|[어았었였했]다|더니|다가|지만|면서|요)\s*$/;
const CLAUSE_END =
  /(?:[는은던]데|지만|더니|다가|면서|으며|니까|[가-힣]{2}고|[아어여해와워져려혀겨쳐켜펴라]서)$/;
/** What needs the noun before it: (지붕) 위에서. */
const DANGLING =
  /^(?:위|안|속|앞|옆|밖|밑|뒤|쪽|때|것|수|중|마리|채|듯|만큼)(?:에서|으로|에|로|이|을|가|도)? (?=\S)/;
const CONJUNCTION = new RegExp(
  `^(?:(?:그런[가지](?! 싶)|그래서인지|그런데|근데|그리고|그래서|그러다가|그러다|그러더니|그때|갑자기|꿈에서|꿈속에서|꿈에|${NIGHT}|나는|저는|내가|제가) )+(?=\\S)`,
);

/** 결혼했어요, 꿈에서. */
const AFTERTHOUGHT = /[.,!?…]* (?:꿈에서|꿈속에서|꿈에)$/;

/** A piece of the dream without quote marks and punctuation at its edges. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(EDGES, '').replace(AFTERTHOUGHT, '').replace(CONJUNCTION, '');
}

/** The words around an offset, as few as make sense alone: 집으로 들어왔다, 가득 맑은 물이. */
export function phraseAt(text: string, index: number, length: number): string {
  const start = text.lastIndexOf(' ', index - 1) + 1;
  const own = wordEnd(text, index + length);
  const next = LEANING.test(text.slice(start, own)) ? wordEnd(text, own + 1) : own;
  const end = next - start <= LONGEST ? next : own;
  const before = text.lastIndexOf(' ', start - 2) + 1;
  const alone = CLOSING.test(text.slice(before, start)) || end - before > LONGEST;
  return clip(tidy(text.slice(alone ? start : before, end)));
}

function wordEnd(text: string, from: number): number {
  const space = text.slice(from).search(/\s/);
  return space < 0 ? text.length : from + space;
}

/** The last words of a stretch, where a Korean clause says what happens; of its last clause, unless asked for more. */
export function lastWords(stretch: string, longest = LONGEST, acrossClauses = false): string {
  const words = tidy(stretch).split(' ');
  let first = words.length - 1;
  let length = words[first]?.length ?? 0;
  for (let at = first - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    const isOther =
      /[.!?…]$/.test(word) || (!acrossClauses && CLAUSE_END.test(word) && words.length - first > 1);
    if (isOther || length + 1 + word.length > longest) break;
    first = at;
    length += 1 + word.length;
  }
  while (first > 0 && first < words.length - 2 && DESCRIBING.test(words[first - 1] ?? '')) first += 1;
  return clip(tidy(words.slice(first).join(' ').replace(DANGLING, '')));
}

/** At most 24 characters even of a word without end, and never half a character. */
function clip(text: string): string {
  const characters = [...text];
  return characters.length <= 24 ? text : characters.slice(0, 24).join('');
}

export function lastWordOf(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}
