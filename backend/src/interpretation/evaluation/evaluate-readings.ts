import type { Interpreter, InterpretedReading } from '../interpreter.port.js';
import type { HaemongService } from '../haemong/haemong.service.js';
import { assessCare } from '@kkumpuri/care';
import { evaluationDreams, type EvaluationDream } from './evaluation-dreams.js';
import { criteria, failedCriteria, type Criterion, type LengthBounds } from './rubric.js';

export interface ReadingsScore {
  engine: string;
  dreams: number;
  readings: number;
  /** Dreams without a usable reading: in the service the dictionary would answer. */
  failed: string[];
  /** Dreams where the interpreter itself detected a crisis and returned the calm answer. */
  raised: string[];
  passRates: Record<Criterion, number>;
  mistakes: { dream: string; failed: Criterion[] }[];
  /** `found`: calm answer; `missed`: no help at all. The others got a reading with the gentle word and help lines. */
  crisis: { all: number; found: number; missed: string[]; falseAlarms: string[] };
}

const CONCURRENCY = 4;

/** Processes all evaluation dreams as the service does: first the care level, then the reading. */
export async function evaluateReadings(
  interpreter: Interpreter,
  haemong: HaemongService,
  bounds: LengthBounds,
): Promise<ReadingsScore> {
  const careLevels = evaluationDreams.map(({ dream }) => assessCare(dream).level);
  const toRead = evaluationDreams.filter((_, at) => careLevels[at] !== 'crisis');
  const results = await mapConcurrently(toRead, (entry) => readOne(entry, interpreter));
  const mistakes: ReadingsScore['mistakes'] = [];
  let readings = 0;
  const failed: string[] = [];
  const raised: string[] = [];
  results.forEach((result, at) => {
    const entry = toRead[at];
    if (!entry) return;
    const matches = haemong.matchSymbols(entry.dream);
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
    passRates: passRatesOf(mistakes, readings),
    mistakes,
    crisis: {
      all: isCrisis.filter(Boolean).length,
      found: dreamsWhere((at) => isCrisis[at] === true && careLevels[at] === 'crisis').length,
      missed: dreamsWhere((at) => isCrisis[at] === true && careLevels[at] === 'none'),
      falseAlarms: dreamsWhere((at) => isCrisis[at] === false && careLevels[at] === 'crisis'),
    },
  };
}

function passRatesOf(mistakes: ReadingsScore['mistakes'], readings: number): Record<Criterion, number> {
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
): Promise<InterpretedReading | undefined> {
  try {
    return await interpreter.interpret(dream.normalize('NFC'), { signal: AbortSignal.timeout(120_000) });
  } catch {
    return undefined;
  }
}

/** Maps with limited concurrency; results are in input order. */
async function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item, at);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}
