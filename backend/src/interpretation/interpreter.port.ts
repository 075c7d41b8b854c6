import type { CareLevel, Reading, StreamSection } from '@kkumpuri/contract';

export interface InterpretOptions {
  /** Aborts when the deadline passes, the job is cancelled or the worker shuts down. */
  signal: AbortSignal;
  /** Called with the whole text of a section so far. */
  onProgress?: (section: StreamSection, textSoFar: string) => void;
}

/** Token counts, reported by the server or estimated. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface InterpretedReading {
  reading: Reading;
  /** `lexicon` or the model's name, as in the API. */
  engine: string;
  usage?: ModelUsage;
  /** Version of the prompt sent to the model. */
  promptVersion?: string;
  /** The model's care level. It can only raise the level; at `crisis` the reading is the calm answer. */
  care?: CareLevel;
}

/** Interprets dreams with a chat model or the dictionary. Rejects only with an InterpreterError. */
export interface Interpreter {
  readonly engine: string;
  /** `dreamContent` is in NFC. */
  interpret(dreamContent: string, options: InterpretOptions): Promise<InterpretedReading>;
}

export type InterpreterFailure =
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'aborted'
  | 'garbage'
  | 'refused'
  | 'misconfigured'
  | 'over_budget';

const RETRYABLE: readonly InterpreterFailure[] = ['rate_limited', 'unavailable', 'timeout'];

/** Why an interpretation failed. `message` contains no dream text and no API key, so it is safe to log. */
export class InterpreterError extends Error {
  constructor(
    readonly failure: InterpreterFailure,
    message: string,
    /** Delay from the model server's Retry-After header, if any. */
    readonly retryAfterMs?: number,
    /** Tokens that the failed attempt used. */
    readonly usage?: ModelUsage,
  ) {
    super(message);
    this.name = 'InterpreterError';
  }

  get retryable(): boolean {
    return RETRYABLE.includes(this.failure);
  }
}
