import type { Knowledge } from '../knowledge/knowledge.js';
import { isOnlyDreamtDeath } from './said-of-the-dead.js';

/** Finds the people who, according to a text, have died. */
export class DeceasedFinder {
  private readonly before: RegExp;
  private readonly after: RegExp;

  constructor(
    private readonly dead: Knowledge['dead'],
    private readonly people: readonly string[],
  ) {
    this.before = new RegExp(
      `(?:${dead.before.map((words) => words.replaceAll(' ', '\\s?')).join('|')})\\s?(?:[가-힣]{1,4}\\s){0,2}$`,
      'u',
    );
    this.after = new RegExp(`^${dead.after}`, 'u');
  }

  /** Returns the words for people who have died, including synonyms for the same person. */
  find(text: string): Set<string> {
    const found = new Set<string>();
    for (const person of this.people) {
      for (let at = text.indexOf(person); at >= 0; at = text.indexOf(person, at + person.length)) {
        if (!this.isPartOfName(text, at, person) && this.isDeadAt(text, at, at + person.length)) {
          this.wordsFor(person).forEach((word) => found.add(word).add(`전 ${word}`));
        }
      }
    }
    return found;
  }

  /** 시어머니, 큰아버지: not the mother and not the father. */
  private isPartOfName(text: string, at: number, person: string): boolean {
    const end = at + person.length;
    return this.people.some(
      (other) => other.length > person.length && text.endsWith(other, end) && other.endsWith(person),
    );
  }

  private isDeadAt(text: string, start: number, end: number): boolean {
    if (this.before.test(text.slice(Math.max(0, start - 18), start))) return true;
    const [death] = this.after.exec(text.slice(end, end + 44)) ?? [];
    return death !== undefined && !isOnlyDreamtDeath(death, text);
  }

  private wordsFor(person: string): readonly string[] {
    return this.dead.same.find((group) => group.includes(person)) ?? [person];
  }
}
