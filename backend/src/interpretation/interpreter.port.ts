import type { Witness } from '@kkumpuri/haemong';
import type { CareLevel, Reading, StreamSection, Verdict } from '@kkumpuri/contract';

/** A symbol that the dream names; `quote` is a literal piece of its NFC text. */
export interface SymbolMatch {
  id: string;
  name: string;
  /** One line: what the symbol stands for at large. */
  gist: string;
  quote: string;
}

/** A story of the dictionary that the dream may be, with the ending that it may have. */
export interface StoryCandidate {
  name: string;
  ending: string | null;
  verdict: Verdict;
  answer: string;
  traditional: string;
  disagreement: string | null;
}

/** What tradition makes of a scene that the dream may tell. */
export interface SituationCandidate {
  symbol: string;
  when: string;
  verdict: Verdict;
  meaning: string;
  disagreement: string | null;
}

export interface DreamMaterial {
  dreamContent: string;
  /** What the dictionary took for waking facts and questions, in the dreamer's words. */
  facts: string[];
  questions: string[];
  /** None of them has to fit. */
  stories: StoryCandidate[];
  situations: SituationCandidate[];
  /** At most eight, in the order of the dream. */
  matches: SymbolMatch[];
  /** Knows what the dream tells. */
  witness: Witness;
}

export interface InterpretOptions {
  /** Aborts when the deadline passes, the job is cancelled or the worker shuts down. */
  signal: AbortSignal;
  /** Called with what has been written so far of a section, from its beginning. */
  onProgress?: (section: StreamSection, textSoFar: string) => void;
}

/** Tokens that a model counted. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface InterpretedReading {
  reading: Reading;
  /** `lexicon` or the model's name, as it stands on the wire. */
  engine: string;
  usage?: ModelUsage;
  /** Which prompt the model was asked with. */
  promptVersion?: string;
  /** What the model makes of the writer's distress. It may only raise the level; at `crisis` the reading is the calm answer. */
  care?: CareLevel;
}

/** What reads dreams: a chat model or the dictionary. Fails with an InterpreterError only. */
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

/** Why a reading could not be had. `message` holds no dream text and no key, so it may be logged. */
export class InterpreterError extends Error {
  constructor(
    readonly failure: InterpreterFailure,
    message: string,
    /** What the model's server asked us to wait, if it did. */
    readonly retryAfterMs?: number,
    /** What the try cost all the same. */
    readonly usage?: ModelUsage,
  ) {
    super(message);
    this.name = 'InterpreterError';
  }

  get retryable(): boolean {
    return RETRYABLE.includes(this.failure);
  }
}
