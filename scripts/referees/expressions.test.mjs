import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { inRoot } from '../system/paths.mjs';
import { attackOf, expressionsInSources, repeated, repeatedPieces } from './expressions.mjs';

/** No Java, no binary. Read when the package is loaded. */
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = createRequire(inRoot('scripts', 'referees', 'tools', 'package.json'))('recheck');

const BODY = 64 * 1024;
const SHORTEST = 16;
/** So little that the first text over the bound of an exponential expression costs seconds and not hours. */
const GROWTH = 1.25;
const MOST_CPU_MS = 50;
const ANALYSIS_MS = 2_000;

/** Time of the processor, which no other process's load changes. The best of three: compilers and collectors run too. */
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

/** Ever longer texts of one kind, until one costs too much: what an exponential expression makes of the longest has no end. */
function dearest(pattern, textOf, length) {
  for (let part = Math.min(SHORTEST, length); ; part = Math.min(Math.ceil(GROWTH * part), length)) {
    const text = textOf(part);
    const cost = cpuOf(() => pattern.test(text));
    if (cost > MOST_CPU_MS || part === length) return { cost, length: text.length };
  }
}

/**
 * What an expression costs on the worst text that recheck finds. One that it proves linear costs little on any text;
 * where it cannot tell in time, the texts are repetitions of what the expression looks for.
 */
function costOf({ source, flags }, length) {
  const pattern = new RegExp(source, flags);
  const { status, attack } = checkSync(source, flags, { timeout: ANALYSIS_MS });
  if (status === 'safe') return { cost: 0, length };
  const kinds =
    status === 'vulnerable' ? [(size) => attackOf(attack, size)] : repeatedPieces(source).map(repeated);
  return kinds
    .map((textOf) => dearest(pattern, textOf, length))
    .reduce((one, other) => (other.cost > one.cost ? other : one));
}

describe('the worst text', () => {
  /** @type {{ characters: number; why: string; expressions: string[] }[]} */
  const groups = parse(fs.readFileSync(inRoot('scripts', 'referees', 'bounded-expressions.yaml'), 'utf8'));
  const boundOf = new Map(
    groups.flatMap(({ characters, expressions }) => expressions.map((one) => [one, characters])),
  );
  /** @type {import('./expressions.mjs').Expression[]} */
  let expressions;

  before(() => {
    expressions = expressionsInSources();
  });

  it('of 64 kB, or of the length that reaches it, costs no expression more than its share of the processor', () => {
    const dear = expressions.flatMap((expression) => {
      const { cost, length } = costOf(expression, boundOf.get(expression.source) ?? BODY);
      const { place, source } = expression;
      return cost > MOST_CPU_MS
        ? [`${place} ${Math.round(cost)} ms for ${length} characters: ${source}`]
        : [];
    });
    assert.deepEqual(dear, []);
    assert.ok(expressions.length > 100);
  });

  it('has a bound only for expressions that there are', () => {
    const sources = new Set(expressions.map(({ source }) => source));
    assert.deepEqual(
      [...boundOf.keys()].filter((source) => !sources.has(source)),
      [],
    );
  });
});
