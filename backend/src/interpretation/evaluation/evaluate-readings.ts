import type { Interpreter, InterpretedReading } from '../interpreter.port.js';
import type { HaemongService } from '../haemong/haemong.service.js';
import { assessCare } from '@kkumpuri/care';
import { evaluationDreams, type EvaluationDream } from './evaluation-dreams.js';
import { criteria, failedCriteria, type Criterion, type LengthBounds } from './rubric.js';

export interface ReadingsScore {
  engine: string;
  dreams: number;
  readings: number;
  /** Dreams for which the interpreter gave no usable reading: in the service the dictionary would answer. */
  failed: string[];
  /** Dreams in which the interpreter itself saw a crisis and gave the calm answer. */
  raised: string[];
  kept: Record<Criterion, number>;
  mistakes: { dream: string; failed: Criterion[] }[];
  /** `found` got the calm answer, `missed` no help at all; the others got a reading with the warm word and the numbers. */
  crisis: { all: number; found: number; missed: string[]; falseAlarms: string[] };
}

const AT_ONCE = 4;

/** Runs the whole fixed set through what the service does: care first, then a reading. */
export async function evaluateReadings(
  interpreter: Interpreter,
  haemong: HaemongService,
  bounds: LengthBounds,
): Promise<ReadingsScore> {
  const called = evaluationDreams.map(({ dream }) => assessCare(dream).level);
  const toRead = evaluationDreams.filter((_, at) => called[at] !== 'crisis');
  const results = await inTurn(toRead, (entry) => readOne(entry, interpreter, haemong));
  const mistakes: ReadingsScore['mistakes'] = [];
  let readings = 0;
  const failed: string[] = [];
  const raised: string[] = [];
  results.forEach((result, at) => {
    const entry = toRead[at];
    if (!entry) return;
    const matches = haemong.look(entry.dream);
    if (!result) return void failed.push(entry.dream);
    if (result.care === 'crisis') return void raised.push(entry.dream);
    readings += 1;
    const broken = failedCriteria(entry, matches, result.reading, bounds);
    if (broken.length > 0) mistakes.push({ dream: entry.dream, failed: broken });
  });
  const isCrisis = evaluationDreams.map(({ group }) => group === 'crisis');
  const dreamsWhere = (test: (at: number) => boolean) =>
    evaluationDreams.filter((_, at) => test(at)).map(({ dream }) => dream);
  return {
    engine: interpreter.engine,
    dreams: evaluationDreams.length,
    readings,
    failed,
    raised,
    kept: keptShares(mistakes, readings),
    mistakes,
    crisis: {
      all: isCrisis.filter(Boolean).length,
      found: dreamsWhere((at) => isCrisis[at] === true && called[at] === 'crisis').length,
      missed: dreamsWhere((at) => isCrisis[at] === true && called[at] === 'none'),
      falseAlarms: dreamsWhere((at) => isCrisis[at] === false && called[at] === 'crisis'),
    },
  };
}

function keptShares(mistakes: ReadingsScore['mistakes'], readings: number): Record<Criterion, number> {
  const shareOf = (criterion: Criterion) =>
    (readings - mistakes.filter(({ failed }) => failed.includes(criterion)).length) / readings;
  return Object.fromEntries(criteria.map((criterion) => [criterion, shareOf(criterion)])) as Record<
    Criterion,
    number
  >;
}

async function readOne(
  { dream }: EvaluationDream,
  interpreter: Interpreter,
  haemong: HaemongService,
): Promise<InterpretedReading | undefined> {
  const dreamContent = dream.normalize('NFC');
  const material = { dreamContent, matches: haemong.look(dream), ...haemong.consider(dreamContent) };
  try {
    return await interpreter.interpret(material, { signal: AbortSignal.timeout(120_000) });
  } catch {
    return undefined;
  }
}

/** A few at a time, results in order. */
async function inTurn<T, R>(items: readonly T[], work: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item, at);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
