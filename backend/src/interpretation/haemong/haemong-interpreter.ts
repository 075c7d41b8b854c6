import { LEXICON_ENGINE } from '@kkumpuri/contract';
import type { Haemong } from '@kkumpuri/haemong';
import { inTurn } from '../../concurrency/in-turn.js';
import {
  InterpreterError,
  type InterpretedReading,
  type Interpreter,
  type InterpretOptions,
} from '../interpreter.port.js';

/** Interprets a dream with the stories and symbols of the dictionary, without a model. */
export class HaemongInterpreter implements Interpreter {
  readonly engine = LEXICON_ENGINE;

  constructor(private readonly haemong: Haemong) {}

  async interpret(
    dreamContent: string,
    { signal, onProgress }: InterpretOptions,
  ): Promise<InterpretedReading> {
    if (signal.aborted)
      throw new InterpreterError('aborted', 'the interpretation was cancelled before it started');
    const reading = await inTurn(() => this.haemong.read(dreamContent));
    onProgress?.('summary', reading.summary);
    onProgress?.('traditional', reading.traditional.text);
    onProgress?.('psychological', reading.psychological.text);
    return { reading, engine: this.engine };
  }
}
