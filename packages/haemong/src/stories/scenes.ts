import type { Understanding } from '../understanding/understanding.js';
import type { Span } from '../understanding/span.js';

/** In characters: two or three clauses, like a story's example. */
const SCENE_LENGTH = 70;

/** Cuts the dream at clause ends into overlapping scenes. A short dream is one scene. */
export function scenesOf({ parts, events }: Understanding): Span[] {
  const cuts = cutsOf(
    events.map(({ end }) => end),
    parts.dream.length,
  );
  return cuts.map((end, place) => ({ start: cuts[place - 2] ?? 0, end }));
}

/** Returns ends of clauses, each at least half a scene after the previous one, and the end of the dream. */
function cutsOf(ends: readonly number[], length: number): number[] {
  const cuts: number[] = [];
  for (const end of [...ends].sort((a, b) => a - b)) {
    if (end - (cuts.at(-1) ?? 0) >= SCENE_LENGTH / 2) cuts.push(end);
  }
  const isTooNear = length - (cuts.at(-1) ?? 0) < SCENE_LENGTH / 2;
  return isTooNear ? [...cuts.slice(0, -1), length] : [...cuts, length];
}
