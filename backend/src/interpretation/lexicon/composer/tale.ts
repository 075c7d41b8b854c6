import { aboutOf } from './about.js';
import { asRetold, onlyPartOf, withoutTopics } from './retelling.js';
import { sceneOf } from './scene.js';
import { cut, fitting, LENIENT } from './scene-length.js';
import { clausesOf, holdsTwo, keepsActor, leadsOn, type Told } from './told-clauses.js';

/** That there was a dream, and how the day was, is no part of the scene. */
function isBeside({ isDreamTold, isAside, text }: Told): boolean {
  return isAside || (isDreamTold && sceneOf(text).ad === undefined);
}

interface Range {
  start: number;
  end: number;
}

/** Rather this much longer than without who and what. */
const SPARE = 12;

/** The clauses of a dream, and how to tell a stretch of them again in a few words that go before a noun. */
export class Tale {
  private readonly clauses: readonly Told[];
  private readonly retellings = new Map<Told, string>();

  constructor(
    text: string,
    isTellable: (clause: string) => boolean,
    private readonly known: readonly string[],
  ) {
    this.clauses = clausesOf(text, isTellable);
  }

  /** The clauses that may be told again. */
  get told(): readonly Told[] {
    return this.clauses.filter((clause) => clause.isTellable);
  }

  /** Those in which something happens. */
  get happening(): readonly Told[] {
    const happening = this.told.filter((clause) => !clause.isAside);
    return happening.length > 0 ? happening : this.told;
  }

  /** The scene at a place of the dream: who, what and the deed, without what can be spared. */
  at(range: Range, longest: number, keep?: string): string | undefined {
    const tries = this.stretchesAt(range, keep);
    return (
      fitting(tries, longest, keep) ?? fitting(tries, longest + SPARE, keep) ?? cut(tries, longest, keep)
    );
  }

  /** The same, but nothing rather than a piece of it. */
  inShort(range: Range, longest: number, keep?: string): string | undefined {
    return fitting(this.stretchesAt(range, keep), longest, keep);
  }

  /** Fullest first. Of one clause all hold the word that must not be lost; of several the last one says what happens. */
  private stretchesAt(range: Range, keep?: string): string[] {
    const [from, to] = this.clausesAt(range);
    let on = to;
    while (this.canGoOn(on) && leadsOn(this.clauses[on]?.text ?? '')) on += 1;
    if (from < to) {
      const first = this.run(from, from);
      const ofBoth = [this.run(from, on), this.run(from, to), this.run(to, on), this.run(to, to)];
      return keep === undefined || first.includes(keep) ? [...ofBoth, first] : ofBoth;
    }
    const own = [
      this.run(from, on),
      this.run(from, Math.min(on, to + 1)),
      this.run(from, to),
      this.run(from - 1, to),
      this.run(from, to + 1),
    ];
    const named = own.filter((text) => keep === undefined || text.includes(keep));
    return named.length > 0 ? named : own;
  }

  /** The same with as much of its sentence as fits, for the opening. */
  whole(range: Range, longest: number, keep?: string): string | undefined {
    let [from, to] = this.clausesAt(range);
    const fits = (text: string) => text !== '' && text.length <= longest + LENIENT;
    while (this.canGoOn(to) && fits(this.run(from, to + 1))) to += 1;
    while (this.canGoOn(from - 1) && fits(this.run(from - 1, to))) from -= 1;
    return fitting([this.run(from, to)], longest, keep) ?? this.at(range, longest, keep);
  }

  /** Only what one word of a clause does: 치마에 담아준. */
  onlyOf(range: Range, keep: string): string | undefined {
    const clause = this.told.find(
      ({ start, end, text }) => end > range.start && start < range.end && text.includes(keep),
    );
    if (!clause) return undefined;
    const part = onlyPartOf(this.retold(clause), keep);
    return part !== undefined && sceneOf(part).ad !== undefined ? part : undefined;
  }

  private clausesAt({ start, end }: Range): [number, number] {
    const from = this.clauses.findIndex((clause) => clause.end > start);
    const after = this.clauses.findIndex((clause) => clause.start >= end);
    const last = Math.max(0, (after < 0 ? this.clauses.length : after) - 1);
    const first = Math.min(Math.max(from, 0), last);
    const own = this.clauses[first];
    return [first < last && own && isBeside(own) ? first + 1 : first, last];
  }

  /** Whether the next clause belongs to the same sentence and to the story. */
  private canGoOn(at: number): boolean {
    const [own, next] = [this.clauses[at], this.clauses[at + 1]];
    if (!own?.isTellable || !next?.isTellable || own.isDreamTold) return false;
    return own.sentence === next.sentence && !next.isAside;
  }

  private run(from: number, to: number): string {
    const clauses = from < 0 ? [] : this.clauses.slice(from, to + 1);
    if (clauses.some((clause) => !clause.isTellable || clause.sentence !== clauses[0]?.sentence)) return '';
    if (clauses.slice(0, -1).some((clause) => clause.isDreamTold)) return '';
    const text = clauses.map((clause) => this.retold(clause)).join(' ');
    return `${this.carriedInto(from, text)}${text}`;
  }

  /** Who acted in the clauses before, where this one leaves it unsaid. */
  private carriedInto(at: number, text: string): string {
    const [before, own] = [this.clauses[at - 1], this.clauses[at]];
    if (!before?.isTellable || before.sentence !== own?.sentence || !keepsActor(before.text)) return '';
    if (aboutOf(text) !== undefined || own.isMine || holdsTwo(before.text)) return '';
    const about = aboutOf(this.retold(before));
    return about === undefined ? this.carriedInto(at - 1, this.retold(before)) : `${about} `;
  }

  private retold(clause: Told): string {
    const told = this.retellings.get(clause) ?? asRetold(withoutTopics(clause.text, this.known));
    this.retellings.set(clause, told);
    return told;
  }
}
