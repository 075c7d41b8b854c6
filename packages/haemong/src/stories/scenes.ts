import type { Understanding } from '../understanding/understanding.js';
import type { Span } from './features.js';

/** Two clauses or three, as an example of a story tells them. */
const SCENE_LENGTH = 70;

/** The dream cut into overlapping scenes where its clauses end. A short dream is one scene. */
export function scenesOf({ parts, events }: Understanding): Span[] {
  const cuts = cutsOf(
    events.map(({ end }) => end),
    parts.dream.length,
  );
  return cuts.map((end, place) => ({ start: cuts[place - 2] ?? 0, end }));
}

/** Ends of clauses, each at least half a scene after the one before, and the end of the dream. */
function cutsOf(ends: readonly number[], length: number): number[] {
  const cuts: number[] = [];
  for (const end of [...ends].sort((a, b) => a - b)) {
    if (end - (cuts.at(-1) ?? 0) >= SCENE_LENGTH / 2) cuts.push(end);
  }
  const isTooNear = length - (cuts.at(-1) ?? 0) < SCENE_LENGTH / 2;
  return isTooNear ? [...cuts.slice(0, -1), length] : [...cuts, length];
}
