import type { CareLevel, Reading } from '@kkumpuri/contract';
import type { Env } from '../../src/config/env.js';
import { type InterpretedReading, type InterpretOptions } from '../../src/interpretation/interpreter.port.js';
import type { ModelUsageService } from '../../src/ledger/model-usage.service.js';
import type { InterpretingService, Reader } from '../../src/interpretation/interpreting.service.js';
import { renderReading } from '../../src/interpretation/render.js';
import type { ClaimedInterpretation, ReadingCost } from '../../src/dreams/rows/interpretation.types.js';
import { InterpretationWork } from '../../src/dreams/work/interpretation-work.service.js';
import { ReadingAttempts } from '../../src/dreams/work/reading-attempts.service.js';
import type { WorkMetrics } from '../../src/dreams/work/work-metrics.service.js';
import type { WorkRepository } from '../../src/dreams/work/work.repository.js';
import { Withdrawals } from '../../src/dreams/work/withdrawals.service.js';
import type { WorkerRegistration } from '../../src/dreams/work/worker-registration.service.js';

export const NOW = new Date('2026-01-01T00:00:00Z');
export const DEADLINE_MS = 60_000;

export const reading: Reading = {
  headline: '한밤에 들어온 뱀 한 마리',
  summary: '요약',
  symbols: [],
  traditional: { verdict: '길', text: '전통' },
  psychological: { text: '마음' },
  questions: ['물음', '다른 물음'],
  action: '할 일',
  story: null,
};
export const ofModel: InterpretedReading = {
  reading,
  engine: 'model',
  usage: { inputTokens: 3, outputTokens: 5 },
};
export const ofLexicon: InterpretedReading = { reading, engine: 'lexicon' };
export const claimed: ClaimedInterpretation = {
  id: 'dream',
  dreamContent: '큰 뱀',
  deadlineAt: new Date(NOW.getTime() + DEADLINE_MS),
  createdAt: new Date(NOW.getTime() - 2_000),
  attempts: 1,
  care: 'none',
  withoutAi: false,
};
export const completion = {
  interpretation: renderReading(reading),
  ...{ reading, engine: 'model', fallback: false, failure: null, care: 'none' as CareLevel },
};

export const ofModelCost: ReadingCost = {
  ...{ promptVersion: null, inputTokens: 3, outputTokens: 5, cost: 0.5 },
  latencyMs: expect.any(Number) as number,
};
export const noCost: ReadingCost = {
  ...{ promptVersion: null, inputTokens: null, outputTokens: null, cost: null, latencyMs: null },
};

export function createWork(
  dream: ClaimedInterpretation | null = claimed,
  { hasDictionaryFallback = true, hasFallbackModel = false, isBudgetSpent = false } = {},
) {
  const rows = {
    claim: jest.fn(() => Promise.resolve(dream)),
    release: jest.fn(() => Promise.resolve()),
    complete: jest.fn(() => Promise.resolve(true)),
    fail: jest.fn(() => Promise.resolve(true)),
    saveDraft: jest.fn(() => Promise.resolve()),
    dropDraft: jest.fn(() => Promise.resolve()),
    findWithdrawn: jest.fn((_ids: string[]) => Promise.resolve<string[]>([])),
  };
  const interpret = jest.fn((_dream: string, _options: InterpretOptions, _reader?: Reader) =>
    Promise.resolve(ofModel),
  );
  const interpreting = {
    hasDictionaryFallback,
    interpret,
    usesModel: true,
    hasFallbackModel,
    engineOf: (reader: Reader) => (reader === 'first' ? 'model' : 'other-model'),
    readWithDictionary: jest.fn(() => Promise.resolve(ofLexicon)),
  };
  const metrics = { claimed: jest.fn(), tried: jest.fn(), used: jest.fn(), fellBack: jest.fn() };
  const usage = {
    costOf: () => 0.5,
    record: jest.fn(() => Promise.resolve()),
    isBudgetSpent: () => Promise.resolve(isBudgetSpent),
  };
  const env = { INTERPRET_DEADLINE_MS: DEADLINE_MS } as Env;
  const attempts = new ReadingAttempts(
    env,
    rows as unknown as WorkRepository,
    interpreting as unknown as InterpretingService,
    metrics as unknown as WorkMetrics,
    usage as unknown as ModelUsageService,
    new Withdrawals(rows as unknown as WorkRepository),
  );
  const work = new InterpretationWork(
    env,
    rows as unknown as WorkRepository,
    interpreting as unknown as InterpretingService,
    metrics as unknown as WorkMetrics,
    { workerId: 'worker' } as unknown as WorkerRegistration,
    attempts,
    usage as unknown as ModelUsageService,
  );
  return { work, rows, interpret, interpreting, metrics, usage };
}
