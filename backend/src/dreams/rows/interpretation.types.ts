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

/** Cost of a reading. Values are null if no model wrote it or the model server reported no usage. */
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

/** The fields of a claimed row that a worker needs. */
export interface ClaimedInterpretation {
  id: string;
  dreamContent: string;
  deadlineAt: Date;
  createdAt: Date;
  attempts: number;
  care: CareLevel;
  /** The owner has turned AI models off. */
  withoutAi: boolean;
}
