import type { CareLevel, Reading, StreamSection } from '@kkumpuri/contract';
import type { Caller } from '../../http/caller.decorator.js';
import type { InterpreterFailure } from '../../interpretation/interpreter.port.js';

export interface InterpretationDraft {
  id: string;
  startedAt: Date | null;
  sections: Partial<Record<StreamSection, string>>;
}

export interface NewInterpretation {
  id: string;
  caller: Caller;
  dreamContent: string;
  care: CareLevel;
  deadlineAt: Date;
}

/** What a reading cost; null where no model wrote it or its server did not count. */
export interface ReadingCost {
  promptVersion: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** In the currency of the operator's prices. */
  cost: number | null;
  latencyMs: number | null;
}

export interface Completion {
  interpretation: string;
  reading: Reading | null;
  engine: string | null;
  fallback: boolean;
  failure: InterpreterFailure | null;
  care: CareLevel;
}

/** What a worker reads of a row that it has claimed. */
export interface ClaimedInterpretation {
  id: string;
  dreamContent: string;
  deadlineAt: Date;
  createdAt: Date;
  attempts: number;
  care: CareLevel;
  /** Its member keeps dreams from models. */
  withoutAi: boolean;
}
