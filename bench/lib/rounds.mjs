import { spreadOf } from './statistics.mjs';

/**
 * Target and floor take turns, so that both meet the same noise. Each gives one number a round; the ratio is worked out
 * round by round. A round that is not counted comes first, for caches and compilers.
 */
export async function inTurns(rounds, { target, floor }) {
  await target();
  await floor();
  const targets = [];
  const floors = [];
  for (let round = 0; round < rounds; round += 1) {
    targets.push(await target());
    floors.push(await floor());
  }
  return compare(targets, floors);
}

export function compare(targets, floors) {
  return {
    target: spreadOf(targets),
    floor: spreadOf(floors),
    ratio: spreadOf(targets.map((value, round) => value / floors[round])),
  };
}
