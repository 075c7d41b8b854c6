import { spreadOf } from './statistics.mjs';

/**
 * Measures target and floor alternately, so that both are exposed to the same noise. Each returns one number per round;
 * the ratio is computed per round. An uncounted first round warms caches and compilers.
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
