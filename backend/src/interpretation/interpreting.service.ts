import { assessCare } from '@kkumpuri/care';
import { type CareLevel, type FoundSymbol, normalizeText } from '@kkumpuri/contract';
import { Inject, Injectable } from '@nestjs/common';
import { inTurn } from '../concurrency/in-turn.js';
import { ENV, type Env, usesModel } from '../config/env.js';
import { HaemongService } from './haemong/haemong.service.js';
import type {
  DreamMaterial,
  InterpretedReading,
  Interpreter,
  InterpretOptions,
  SymbolMatch,
} from './interpreter.port.js';
import { ModelInterpreter } from './model/model-interpreter.js';
import { PROMPT_VERSION } from './model/prompt.js';

/** Who reads: the one that is asked first, or the model that is asked when that one failed. */
export type Reader = 'first' | 'fallback';

/** Chooses who reads dreams: the configured models, or the dictionary, which is also the fallback of failed models. */
@Injectable()
export class InterpretingService {
  /** Which prompt models are asked with. */
  readonly promptVersion = PROMPT_VERSION;
  private readonly interpreter: Interpreter;
  private readonly fallbackModel: Interpreter | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly haemong: HaemongService,
  ) {
    const { OPENAI_MODEL, OPENAI_FALLBACK_MODEL } = env;
    this.interpreter = usesModel(env) ? createModelInterpreter(env, OPENAI_MODEL) : haemong.interpreter;
    this.fallbackModel =
      usesModel(env) && OPENAI_FALLBACK_MODEL
        ? createModelInterpreter(env, OPENAI_FALLBACK_MODEL)
        : undefined;
  }

  get engine(): string {
    return this.interpreter.engine;
  }

  /** Whether the first reader is a model, whose calls cost something. */
  get usesModel(): boolean {
    return this.interpreter !== this.haemong.interpreter;
  }

  get hasFallbackModel(): boolean {
    return this.fallbackModel !== undefined;
  }

  /** Whether the dictionary may answer for models that failed. */
  get hasFallback(): boolean {
    return this.env.LEXICON_FALLBACK && this.usesModel;
  }

  /** Signs of distress, which are looked for before anything is said. */
  careFor(dreamContent: string): CareLevel {
    return assessCare(dreamContent).level;
  }

  /** What is certainly no dream; the dictionary reads Korean only. */
  isNoDream(dreamContent: string, mayUseModel: boolean): boolean {
    return this.haemong.isNoDream(dreamContent, !(this.usesModel && mayUseModel));
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
  async interpret(
    dreamContent: string,
    matches: SymbolMatch[],
    options: InterpretOptions,
    reader: Reader = 'first',
  ): Promise<InterpretedReading> {
    const interpreter = (reader === 'fallback' && this.fallbackModel) || this.interpreter;
    const material = await inTurn(() => this.materialOf(dreamContent, matches));
    return interpreter.interpret(material, options);
  }

  /** The model that `reader` means. */
  engineOf(reader: Reader): string {
    return ((reader === 'fallback' && this.fallbackModel) || this.interpreter).engine;
  }

  async standIn(dreamContent: string, matches: SymbolMatch[]): Promise<InterpretedReading> {
    const material = await inTurn(() => this.materialOf(dreamContent, matches));
    const { signal } = new AbortController();
    return inTurn(() => this.haemong.interpreter.interpret(material, { signal }));
  }

  private materialOf(text: string, matches: SymbolMatch[]): DreamMaterial {
    const dreamContent = normalizeText(text);
    return { dreamContent, matches, ...this.haemong.consider(dreamContent) };
  }
}

function createModelInterpreter(env: Env, model: string): ModelInterpreter {
  return new ModelInterpreter({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, model });
}
