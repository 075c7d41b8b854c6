import { LEXICON_ENGINE } from '@kkumpuri/contract';
import {
  InterpreterError,
  type DreamMaterial,
  type InterpretedReading,
  type Interpreter,
  type InterpretOptions,
} from '../../interpreter.port.js';
import { composeReading } from './compose-reading.js';

/** Reads a dream without any model: from the matched symbols and the dream's own words. */
export class LexiconInterpreter implements Interpreter {
  readonly engine = LEXICON_ENGINE;

  interpret(material: DreamMaterial, { signal, onProgress }: InterpretOptions): Promise<InterpretedReading> {
    if (signal.aborted) {
      return Promise.reject(new InterpreterError('aborted', 'The reading was called off before it began'));
    }
    return Promise.resolve({ reading: composeReading(material, onProgress), engine: this.engine });
  }
}
