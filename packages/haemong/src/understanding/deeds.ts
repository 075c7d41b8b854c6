import type { DreamEvent } from './events.js';

/** Whether a predicate of the event is this one. Of 신경 쓰다 the verb is looked at, and the words before it in the clause. */
export function hasDeed(event: Pick<DreamEvent, 'lemmas' | 'chain'>, deed: string): boolean {
  if (event.lemmas.includes(deed)) return true;
  const space = deed.lastIndexOf(' ');
  if (space < 0) return false;
  if (event.lemmas.includes(deed.replaceAll(' ', ''))) return true;
  return (
    event.lemmas.includes(deed.slice(space + 1)) &&
    event.chain.replace(/\s/gu, '').includes(
      deed
        .slice(0, space)
        .replaceAll(' ', '')
        .replace(/(?<=..)[을를]$/u, ''),
    )
  );
}
