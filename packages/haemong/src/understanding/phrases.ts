/** A text without its spaces, in which set phrases are looked for, and where each of its characters stood. */
export class Phrases {
  private readonly compact: string;
  private readonly places: readonly number[];

  constructor(private readonly text: string) {
    const kept = [...text.matchAll(/\S/g)];
    this.compact = kept.map(([character]) => character).join('');
    this.places = kept.map(({ index }) => index);
  }

  /** The last place where the phrase stands as words, not as a piece of another word. */
  lastOf(phrase: string): { start: number; end: number } | undefined {
    const wanted = compacted(phrase);
    if (!this.compact.includes(wanted)) return undefined;
    for (
      let at = this.compact.lastIndexOf(wanted);
      at >= 0;
      at = at === 0 ? -1 : this.compact.lastIndexOf(wanted, at - 1)
    ) {
      const start = this.places[at] ?? 0;
      if (!isDenied(this.text, start) && (LEANS.test(phrase) || beginsWord(this.text, start, wanted)))
        return { start, end: (this.places[at + wanted.length - 1] ?? start) + 1 };
    }
    return undefined;
  }
}

const known = new Map<string, string>();

/** Phrases are few and looked for in every dream. */
function compacted(phrase: string): string {
  let compact = known.get(phrase);
  if (compact === undefined) {
    compact = phrase.replace(/\s/gu, '');
    known.set(phrase, compact);
  }
  return compact;
}

/** The phrase begins with a particle or an ending: it can only follow within a word. */
const LEANS =
  /^(?:과|와|랑|이랑|한테|에게|에서|라고|다고|자고|냐고|으로|[가을를은는에도로]\s|하는|하고|했|해 )/u;
/** So long a piece stands in no other word by chance. */
const SURE_LENGTH = 4;
/** A word so long was written without spaces: what begins in it cannot be known. */
const SOLID_LENGTH = 7;
/** After these a word may begin although no space was typed: 집에들어옴, 하나도안아픔. */
const JOINS = /[가를은는도에서로안못다고와과만데]$/u;

/** 안 건넜다, 못찾았다: what a set phrase tells did not happen. */
const isDenied = (text: string, start: number): boolean =>
  /(?:^|[\s을를이가은는도에])[안못]\s?$/u.test(text.slice(Math.max(0, start - 3), start));

function beginsWord(text: string, start: number, phrase: string): boolean {
  if (phrase.length >= SURE_LENGTH) return true;
  const before = /[가-힣]*$/u.exec(text.slice(Math.max(0, start - SOLID_LENGTH), start))?.[0] ?? '';
  if (before === '' || JOINS.test(before)) return true;
  const after = /^[가-힣]*/u.exec(text.slice(start, start + SOLID_LENGTH))?.[0] ?? '';
  return before.length + after.length >= SOLID_LENGTH;
}
