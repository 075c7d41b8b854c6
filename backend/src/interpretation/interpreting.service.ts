import { Inject, Injectable } from '@nestjs/common';
import { assessCare } from '@kkumpuri/care';
import { type CareLevel, type FoundSymbol, normalizeText } from '@kkumpuri/contract';
import { ENV, type Env, usesModel } from '../config/env.js';
import { HaemongService } from './haemong/haemong.service.js';
import type { Interpreter, InterpretedReading, InterpretOptions, SymbolMatch } from './interpreter.port.js';
import { ModelInterpreter } from './model/model-interpreter.js';

/** Chooses who reads dreams: the configured model, or the dictionary, which is also the fallback of a failed model. */
@Injectable()
export class InterpretingService {
  private readonly interpreter: Interpreter;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly haemong: HaemongService,
  ) {
    this.interpreter = usesModel(env) ? createModelInterpreter(env) : haemong.interpreter;
  }

  get engine(): string {
    return this.interpreter.engine;
  }

  /** Whether the dictionary may answer for a model that failed. */
  get hasFallback(): boolean {
    return this.env.LEXICON_FALLBACK && this.interpreter !== this.haemong.interpreter;
  }

  /** Signs of distress, which are looked for before anything is said. */
  careFor(dreamContent: string): CareLevel {
    return assessCare(dreamContent).level;
  }

  /** The symbols with what tradition makes of them; nobody's in a crisis. */
  look(dreamContent: string, care: CareLevel): SymbolMatch[] {
    return care === 'crisis' ? [] : this.haemong.look(normalizeText(dreamContent));
  }

  /** What can be shown of a dream without any model. */
  found(dreamContent: string, care: CareLevel): FoundSymbol[] {
    return this.haemong.found(this.look(dreamContent, care));
  }

  /** Fails with an InterpreterError. */
  interpret(
    dreamContent: string,
    matches: SymbolMatch[],
    options: InterpretOptions,
  ): Promise<InterpretedReading> {
    return this.interpreter.interpret({ dreamContent: normalizeText(dreamContent), matches }, options);
  }

  standIn(dreamContent: string, matches: SymbolMatch[]): Promise<InterpretedReading> {
    const signal = new AbortController().signal;
    return this.haemong.interpreter.interpret(
      { dreamContent: normalizeText(dreamContent), matches },
      { signal },
    );
  }
}

function createModelInterpreter(env: Env): ModelInterpreter {
  return new ModelInterpreter({
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
  });
}
