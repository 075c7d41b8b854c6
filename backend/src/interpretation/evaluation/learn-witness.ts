import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { HaemongService } from '../haemong/haemong.service.js';
import type { ModelReading } from '../model/model-reading.js';
import { fit, scoreOf, type Example } from './logistic.js';
import { writtenAnswers } from './written-answers.js';
import {
  asModelReading,
  hands,
  materialOf,
  readingsOf,
  tellingOf,
  type WrittenReading,
} from './written-readings.js';

/** The share of good readings that may be taken for one of something else, by hands that taught nothing. */
const FALSE_ALARMS = 0.02;
/** Of each good reading so many swaps are taught, and count for less than a reading that is wrong by itself. */
const SWAPS = [3, 7, 11];
const SWAP_WEIGHT = 0.3;
/** Faults that do not show in what a reading says of the dream. */
const OF_MANNERS = /foretell|number|illness|death|frighten|blame|invented (?:study|tradition)|mind/u;

const NAMES = ['borne', 'named', 'fewNamed', 'end', 'noEnd', 'strange', 'elsewhere', 'unasked'] as const;
const FILE = 'packages/haemong/data/witness.yaml';

interface Case extends Example {
  hand: string;
  isSwap?: boolean;
}

const haemong = new HaemongService();

function numbersOf(dream: string, reading: ModelReading): number[] {
  const signs = haemong.consider(dream.normalize('NFC')).witness.signsIn(tellingOf(reading));
  return NAMES.map((name) => signs[name]);
}

const numbersOfWritten = (one: WrittenReading, { dream }: WrittenReading): number[] =>
  numbersOf(dream, asModelReading(one, materialOf(haemong, dream)));

function casesOf(hand: (typeof hands)[number]): Case[] {
  const written = readingsOf(hand);
  const good = written.filter(({ kind }) => kind === 'good');
  const own = written
    .filter(({ kind, fault }) => kind === 'good' || !OF_MANNERS.test(fault))
    .map((one) => ({ hand, numbers: numbersOfWritten(one, one), holds: one.kind === 'bad', weight: 1 }));
  const swapped = SWAPS.flatMap((by) => good.map((one, at) => [one, good[(at + by) % good.length]] as const));
  return [...own, ...swapped.flatMap(([one, other]) => (other ? [swap(hand, one, other)] : []))];
}

const swap = (hand: string, one: WrittenReading, other: WrittenReading): Case => ({
  ...{ hand, numbers: numbersOfWritten(one, other), holds: true },
  ...{ weight: SWAP_WEIGHT, isSwap: true },
});

const answered: Case[] = writtenAnswers().map(({ hand, dream, answer }) => ({
  ...{ hand: `answers ${hand}`, numbers: numbersOf(dream, answer), holds: false, weight: 1 },
}));
const cases = [...hands.flatMap(casesOf), ...answered];

/** Each by what the other hands teach. */
const scored = [...new Set(cases.map(({ hand }) => hand))].flatMap((hand) => {
  const line = fit(cases.filter((one) => one.hand !== hand));
  return cases
    .filter((one) => one.hand === hand)
    .map((one) => ({ ...one, score: scoreOf(line, one.numbers) }));
});
const good = scored.filter(({ holds }) => !holds).sort((a, b) => b.score - a.score);
const bound = good[Math.floor(good.length * FALSE_ALARMS)]?.score ?? 0;

const share = (of: typeof scored) =>
  `${String(of.filter(({ score }) => score > bound).length)} of ${String(of.length)}`;
process.stdout.write(`By hands that taught nothing, taken for something else:
  good ${share(good)}
  wrong ${share(scored.filter(({ holds, isSwap }) => holds && !isSwap))}
  swaps ${share(scored.filter(({ isSwap }) => isSwap))}
`);

const line = fit(cases);
const [head = ''] = readFileSync(FILE, 'utf8').split('\n');
const weights = NAMES.map((name, at) => `${name}: ${(line.weights[at] ?? 0).toFixed(2)}`);
writeFileSync(
  FILE,
  `${head}\nstart: ${line.start.toFixed(2)}\nsigns: { ${weights.join(', ')} }\nbound: ${bound.toFixed(2)}\n`,
);
