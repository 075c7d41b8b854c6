import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { HaemongService } from '../haemong/haemong.service.js';
import type { ModelReading } from '../model/model-reading.js';
import { fit, scoreOf, type Example } from './logistic.js';
import { writtenAnswers } from './written-answers.js';
import { asModelReading, readingsOf, toTelling, type WrittenReading, writers } from './written-readings.js';

/** Share of good readings and answers that may be rejected, with weights fitted on the other writers. */
const FALSE_ALARMS = 0.02;
/** Offsets of the dreams that each good reading is swapped to. Swaps weigh less than readings written to be wrong. */
const SWAPS = [3, 7, 11];
const SWAP_WEIGHT = 0.3;
/** Faults of manner, unrelated to the content of the dream. */
const MANNER_FAULTS = /foretell|number|illness|death|frighten|blame|invented (?:study|tradition)|mind/u;

const NAMES = ['borne', 'named', 'fewNamed', 'end', 'noEnd', 'strange', 'elsewhere', 'unasked'] as const;
const FILE = 'packages/haemong/data/verifier.yaml';

interface Case extends Example {
  writer: string;
  isSwap?: boolean;
}

const haemong = new HaemongService();

function numbersOf(dream: string, reading: ModelReading): number[] {
  const signs = haemong.materialOf(dream.normalize('NFC')).verifier.signsIn(toTelling(reading));
  return NAMES.map((name) => signs[name]);
}

const numbersOfWritten = (one: WrittenReading, { dream }: WrittenReading): number[] =>
  numbersOf(dream, asModelReading(one, haemong.materialOf(dream.normalize('NFC'))));

function casesOf(writer: (typeof writers)[number]): Case[] {
  const written = readingsOf(writer);
  const good = written.filter(({ kind }) => kind === 'good');
  const own = written
    .filter(({ kind, fault }) => kind === 'good' || !MANNER_FAULTS.test(fault))
    .map((one) => ({ writer, numbers: numbersOfWritten(one, one), isUntrue: one.kind === 'bad', weight: 1 }));
  const swapped = SWAPS.flatMap((by) => good.map((one, at) => [one, good[(at + by) % good.length]] as const));
  return [...own, ...swapped.flatMap(([one, other]) => (other ? [swap(writer, one, other)] : []))];
}

const swap = (writer: string, one: WrittenReading, other: WrittenReading): Case => ({
  ...{ writer, numbers: numbersOfWritten(one, other), isUntrue: true },
  ...{ weight: SWAP_WEIGHT, isSwap: true },
});

const answered: Case[] = writtenAnswers().map(({ hand, dream, answer }) => ({
  ...{ writer: `answers ${hand}`, numbers: numbersOf(dream, answer), isUntrue: false, weight: 1 },
}));
const cases = [...writers.flatMap(casesOf), ...answered];

/** Cross-validation: each writer is scored with weights fitted on the others. */
const scored = [...new Set(cases.map(({ writer }) => writer))].flatMap((writer) => {
  const line = fit(cases.filter((one) => one.writer !== writer));
  return cases
    .filter((one) => one.writer === writer)
    .map((one) => ({ ...one, score: scoreOf(line, one.numbers) }));
});
const good = scored.filter(({ isUntrue }) => !isUntrue).sort((a, b) => b.score - a.score);
const bound = good[Math.floor(good.length * FALSE_ALARMS)]?.score ?? 0;

const share = (of: typeof scored) =>
  `${String(of.filter(({ score }) => score > bound).length)} of ${String(of.length)}`;
process.stdout.write(`Held-out writers, readings rejected:
  good ${share(good)}
  wrong ${share(scored.filter(({ isUntrue, isSwap }) => isUntrue && !isSwap))}
  swaps ${share(scored.filter(({ isSwap }) => isSwap))}
`);

const line = fit(cases);
const [head = ''] = readFileSync(FILE, 'utf8').split('\n');
const weights = NAMES.map((name, at) => `${name}: ${(line.weights[at] ?? 0).toFixed(2)}`);
writeFileSync(
  FILE,
  `${head}\nstart: ${line.intercept.toFixed(2)}\nsigns: { ${weights.join(', ')} }\nbound: ${bound.toFixed(2)}\n`,
);
