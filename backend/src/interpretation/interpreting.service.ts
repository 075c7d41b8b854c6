import { assessCare } from '@kkumpuri/care';
import { type CareLevel, type FoundSymbol, normalizeText } from '@kkumpuri/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env, usesModel } from '../config/env.js';
import { HaemongService } from './haemong/haemong.service.js';
import type { InterpretedReading, Interpreter, InterpretOptions } from './interpreter.port.js';
import { ModelInterpreter } from './model/model-interpreter.js';
import { PROMPT_VERSION } from './model/prompt.js';

/** Which interpreter to use: the primary one, or the model that is called when the primary fails. */
export type Reader = 'first' | 'fallback';

/** Chooses the interpreter: the configured models or the dictionary, which is also the fallback when models fail. */
@Injectable()
export class InterpretingService {
  readonly promptVersion = PROMPT_VERSION;
  private readonly interpreter: Interpreter;
  private readonly fallbackModel: Interpreter | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly haemong: HaemongService,
  ) {
    const { OPENAI_MODEL, OPENAI_FALLBACK_MODEL } = env;
    this.interpreter = usesModel(env) ? this.createModelInterpreter(OPENAI_MODEL) : haemong.interpreter;
    this.fallbackModel =
      usesModel(env) && OPENAI_FALLBACK_MODEL
        ? this.createModelInterpreter(OPENAI_FALLBACK_MODEL)
        : undefined;
  }

  get engine(): string {
    return this.interpreter.engine;
  }

  /** Whether the primary interpreter is a model, whose calls cost money. */
  get usesModel(): boolean {
    return this.interpreter !== this.haemong.interpreter;
  }

  get hasFallbackModel(): boolean {
    return this.fallbackModel !== undefined;
  }

  /** Whether the dictionary may answer when the models fail. */
  get hasDictionaryFallback(): boolean {
    return this.env.LEXICON_FALLBACK && this.usesModel;
  }

  /** The care level of the text; checked before any interpretation. */
  careLevelOf(dreamContent: string): CareLevel {
    return assessCare(dreamContent).level;
  }

  /** Whether the text is certainly not a dream; includes non-Korean text when no model may be used. */
  isNoDream(dreamContent: string, mayUseModel: boolean): boolean {
    return this.haemong.isNoDream(dreamContent, !(this.usesModel && mayUseModel));
  }

  /** The symbols in the dream with their gist, to show before the reading; none in a crisis. */
  matchSymbols(dreamContent: string, care: CareLevel): FoundSymbol[] {
    return care === 'crisis' ? [] : this.haemong.matchSymbols(normalizeText(dreamContent));
  }

  /** Rejects with an InterpreterError. */
  interpret(
    dreamContent: string,
    options: InterpretOptions,
    reader: Reader = 'first',
  ): Promise<InterpretedReading> {
    const interpreter = (reader === 'fallback' && this.fallbackModel) || this.interpreter;
    return interpreter.interpret(normalizeText(dreamContent), options);
  }

  /** The engine name for `reader`. */
  engineOf(reader: Reader): string {
    return ((reader === 'fallback' && this.fallbackModel) || this.interpreter).engine;
  }

  /** Interprets the dream with the dictionary. */
  readWithDictionary(dreamContent: string): Promise<InterpretedReading> {
    const { signal } = new AbortController();
    return this.haemong.interpreter.interpret(normalizeText(dreamContent), { signal });
  }

  private createModelInterpreter(model: string): ModelInterpreter {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = this.env;
    const materialOf = (dreamContent: string) => this.haemong.materialOf(dreamContent);
    return new ModelInterpreter({ apiKey, baseURL, model, materialOf });
  }
}
