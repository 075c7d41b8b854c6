/** Finds set phrases in a text regardless of its spaces. */
export class Phrases {
  private readonly compact: string;
  private readonly places: readonly number[];
  /** Rules out most of the thousands of phrases by their first two characters. */
  private readonly pairs: ReadonlySet<number>;

  constructor(private readonly text: string) {
    const kept = [...text.matchAll(/\S/g)];
    this.compact = kept.map(([character]) => character).join('');
    this.places = kept.map(({ index }) => index);
    this.pairs = new Set(kept.map((_character, at) => pairAt(this.compact, at)));
  }

  /** Returns the last occurrence of the phrase that is not part of another word. */
  lastOf(phrase: string): { start: number; end: number } | undefined {
    if (phrase.length > 1 && phrase[1] !== ' ' && !this.pairs.has(pairAt(phrase, 0))) return undefined;
    const wanted = compacted(phrase);
    if (!this.compact.includes(wanted)) return undefined;
    for (
      let at = this.compact.lastIndexOf(wanted);
      at >= 0;
      at = at === 0 ? -1 : this.compact.lastIndexOf(wanted, at - 1)
    ) {
      const start = this.places[at] ?? 0;
      if (
        !isNegated(this.text, start) &&
        (STARTS_WITH_SUFFIX.test(phrase) || beginsWord(this.text, start, wanted))
      )
        return { start, end: (this.places[at + wanted.length - 1] ?? start) + 1 };
    }
    return undefined;
  }
}

const CODE_UNITS = 2 ** 16;
const pairAt = (text: string, at: number): number =>
  text.charCodeAt(at) * CODE_UNITS + text.charCodeAt(at + 1);

const cache = new Map<string, string>();

/** Caches results: phrases are few and searched in every dream. */
function compacted(phrase: string): string {
  let compact = cache.get(phrase);
  if (compact === undefined) {
    compact = phrase.replace(/\s/gu, '');
    cache.set(phrase, compact);
  }
  return compact;
}

/** Phrases that begin with a particle or an ending: these occur only within a word. */
const STARTS_WITH_SUFFIX =
  /^(?:과|와|랑|이랑|한테|에게|에서|라고|다고|자고|냐고|으로|[가을를은는에도로만]\s|하는|하고|했|해 )/u;
/** A phrase of this length does not occur within another word by chance. */
const SURE_LENGTH = 4;
/** A word of this length was written without spaces, so the word starts in it are unknown. */
const SOLID_LENGTH = 7;
/** Endings after which a word may start without a space: 집에들어옴, 하나도안아픔. */
const JOINS = /[가를은는도에서로안못다고와과만데]$/u;

/** 안 건넜다, 못찾았다: a negated phrase did not happen. */
const isNegated = (text: string, start: number): boolean =>
  /(?:^|[\s을를이가은는도에])[안못]\s?$/u.test(text.slice(Math.max(0, start - 3), start));

function beginsWord(text: string, start: number, phrase: string): boolean {
  // 10원 contains 0원.
  if (/^\d/u.test(phrase) && /\d/u.test(text.charAt(start - 1))) return false;
  if (phrase.length >= SURE_LENGTH) return true;
  const before = /[가-힣]*$/u.exec(text.slice(Math.max(0, start - SOLID_LENGTH), start))?.[0] ?? '';
  if (before === '' || JOINS.test(before)) return true;
  const after = /^[가-힣]*/u.exec(text.slice(start, start + SOLID_LENGTH))?.[0] ?? '';
  return before.length + after.length >= SOLID_LENGTH;
}
