import type { ReadingVerifier } from '@kkumpuri/haemong';
import type { CareLevel, Reading, StreamSection, Verdict } from '@kkumpuri/contract';

/** A symbol found in the dream; `quote` is a substring of its NFC text. */
export interface SymbolMatch {
  id: string;
  name: string;
  /** One line on the general meaning of the symbol. */
  gist: string;
  quote: string;
}

/** A dictionary story that may match the dream, with its possible ending. */
export interface StoryCandidate {
  name: string;
  ending: string | null;
  verdict: Verdict;
  answer: string;
  traditional: string;
  disagreement: string | null;
}

/** The traditional meaning of a scene that may occur in the dream. */
export interface SituationCandidate {
  symbol: string;
  when: string;
  verdict: Verdict;
  meaning: string;
  disagreement: string | null;
}

export interface DreamMaterial {
  dreamContent: string;
  /** Waking facts and questions that the dictionary found in the text, in the dreamer's words. */
  facts: string[];
  questions: string[];
  /** Candidates only: none may fit. */
  stories: StoryCandidate[];
  situations: SituationCandidate[];
  /** At most eight, in order of appearance. */
  matches: SymbolMatch[];
  /** Checks a reading against the content of the dream. */
  verifier: ReadingVerifier;
}

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
  interpret(material: DreamMaterial, options: InterpretOptions): Promise<InterpretedReading>;
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
