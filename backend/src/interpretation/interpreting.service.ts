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
    this.interpreter = usesModel(env) ? createModelInterpreter(env, OPENAI_MODEL) : haemong.interpreter;
    this.fallbackModel =
      usesModel(env) && OPENAI_FALLBACK_MODEL
        ? createModelInterpreter(env, OPENAI_FALLBACK_MODEL)
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

  /** The symbols in the dream with their gist; none in a crisis. */
  matchSymbols(dreamContent: string, care: CareLevel): SymbolMatch[] {
    return care === 'crisis' ? [] : this.haemong.matchSymbols(normalizeText(dreamContent));
  }

  /** The matches to show before the reading, without a model. */
  presentMatches(dreamContent: string, care: CareLevel): FoundSymbol[] {
    return this.haemong.presentMatches(this.matchSymbols(dreamContent, care));
  }

  /** Rejects with an InterpreterError. */
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

  /** The engine name for `reader`. */
  engineOf(reader: Reader): string {
    return ((reader === 'fallback' && this.fallbackModel) || this.interpreter).engine;
  }

  /** Interprets the dream with the dictionary. */
  async readWithDictionary(dreamContent: string, matches: SymbolMatch[]): Promise<InterpretedReading> {
    const material = await inTurn(() => this.materialOf(dreamContent, matches));
    const { signal } = new AbortController();
    return inTurn(() => this.haemong.interpreter.interpret(material, { signal }));
  }

  private materialOf(text: string, matches: SymbolMatch[]): DreamMaterial {
    const dreamContent = normalizeText(text);
    return { dreamContent, matches, ...this.haemong.analyze(dreamContent) };
  }
}

function createModelInterpreter(env: Env, model: string): ModelInterpreter {
  return new ModelInterpreter({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, model });
}
