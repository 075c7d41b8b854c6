import type { DreamEvent } from './events.js';

/** Tests whether the event has this predicate. For 신경 쓰다, looks for the verb, and for 신경 in the clause. */
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
