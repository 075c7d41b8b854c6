import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, it } from 'node:test';
import { load } from 'js-yaml';
import { inRoot } from '../system/paths.mjs';
import { attackOf, expressionsInSources, repeated, repeatedPieces } from './expressions.mjs';

/** Selects the pure JavaScript backend, without Java or a binary; must be set before the package is loaded. */
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = createRequire(inRoot('scripts', 'referees', 'tools', 'package.json'))('recheck');

const BODY = 64 * 1024;
const SHORTEST = 16;
/** Small enough that the first text over the limit of an exponential expression takes seconds, not hours. */
const GROWTH = 1.25;
const MOST_CPU_MS = 50;
const ANALYSIS_MS = 2_000;

/** Measures processor time, which is independent of other processes. Best of three, because of JIT and garbage collection. */
function cpuOf(work) {
  let best = Infinity;
  for (let round = 0; round < 3 && best > MOST_CPU_MS; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** Tries increasingly long texts until one takes too long, because an exponential expression may never finish the longest. */
function slowestText(pattern, textOf, length) {
  for (let part = Math.min(SHORTEST, length); ; part = Math.min(Math.ceil(GROWTH * part), length)) {
    const text = textOf(part);
    const cost = cpuOf(() => pattern.test(text));
    if (cost > MOST_CPU_MS || part === length) return { cost, length: text.length };
  }
}

/**
 * Measures an expression on the worst text that recheck finds. Expressions proven linear are fast on any text.
 * If recheck cannot decide in time, repeated literals of the expression are used.
 */
function costOf({ source, flags }, length) {
  const pattern = new RegExp(source, flags);
  const { status, attack } = checkSync(source, flags, { timeout: ANALYSIS_MS });
  if (status === 'safe') return { cost: 0, length };
  const kinds =
    status === 'vulnerable' ? [(size) => attackOf(attack, size)] : repeatedPieces(source).map(repeated);
  return kinds
    .map((textOf) => slowestText(pattern, textOf, length))
    .reduce((one, other) => (other.cost > one.cost ? other : one));
}

describe('regular expressions in the sources', () => {
  /** @type {{ characters: number; why: string; expressions: string[] }[]} */
  const groups = /** @type {any} */ (
    load(fs.readFileSync(inRoot('scripts', 'referees', 'bounded-expressions.yaml'), 'utf8'))
  );
  const boundOf = new Map(
    groups.flatMap(({ characters, expressions }) => expressions.map((one) => [one, characters])),
  );
  /** @type {import('./expressions.mjs').Expression[]} */
  let expressions;

  before(() => {
    expressions = expressionsInSources();
  });

  it('take at most 50 ms on 64 kB of their worst text, or on the longest text that can reach them', () => {
    const slow = expressions.flatMap((expression) => {
      const { cost, length } = costOf(expression, boundOf.get(expression.source) ?? BODY);
      const { place, source } = expression;
      return cost > MOST_CPU_MS
        ? [`${place} ${Math.round(cost)} ms for ${length} characters: ${source}`]
        : [];
    });
    assert.deepEqual(slow, []);
    assert.ok(expressions.length > 100);
  });

  it('bounded-expressions.yaml lists only expressions that exist', () => {
    const sources = new Set(expressions.map(({ source }) => source));
    assert.deepEqual(
      [...boundOf.keys()].filter((source) => !sources.has(source)),
      [],
    );
  });
});
