import { randomUUID } from 'node:crypto';
import type { CareLevel, Reading } from '@kkumpuri/contract';
import type { DreamMaterial } from '../dream-material.js';
import type { InterpretedReading, Interpreter, InterpretOptions, ModelUsage } from '../interpreter.port.js';
import { inTurn } from '../../concurrency/in-turn.js';
import { InterpreterError } from '../interpreter.port.js';
import { AnswerTooLong } from './client/bounded-body.js';
import type { ChatAnswer } from './client/chat-answer.js';
import {
  ChatClient,
  defaultLimits,
  type ChatLimits,
  type ChatServer,
  type OnText,
} from './client/chat-client.js';
import { fullDialect, simplerDialect, dialectFields } from './client/dialect.js';
import { withEstimate } from './client/estimated-usage.js';
import { toInterpreterError } from './client/failures.js';
import { ProgressReporter } from './progress.js';
import { buildMessages, buildRepairMessages, type ChatMessage, PROMPT_VERSION } from './prompt.js';
import { checkAnswer, type CheckedAnswer } from './checks/reading-check.js';

export interface ModelInterpreterOptions extends ChatServer {
  model: string;
  /** What the model is told about a dream, whose text is in NFC. */
  materialOf: (dreamContent: string) => DreamMaterial;
  maxOutputTokens?: number;
  limits?: Partial<ChatLimits>;
}

interface Attempt {
  /** The raw answer; empty if it was too long to keep. */
  answer: string;
  checked: CheckedAnswer;
  usage: ModelUsage | undefined;
}

const DEFAULT_OUTPUT_TOKENS = 4000;
const TOO_LONG: CheckedAnswer = { problem: '답이 너무 깁니다.' };

function usageOf({ usage }: ChatAnswer): ModelUsage | undefined {
  return usage && { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
}

function addUsage(first: ModelUsage | undefined, second: ModelUsage | undefined): ModelUsage | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return {
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
  };
}

/** Interprets dreams with any chat model behind an OpenAI-compatible API. */
export class ModelInterpreter implements Interpreter {
  readonly engine: string;
  private readonly chat: ChatClient;
  private readonly materialOf: ModelInterpreterOptions['materialOf'];
  private readonly maxOutputTokens: number;
  private dialect = fullDialect;

  constructor({ model, materialOf, maxOutputTokens, limits, ...server }: ModelInterpreterOptions) {
    this.engine = model;
    this.materialOf = materialOf;
    this.chat = new ChatClient(server, { ...defaultLimits, ...limits });
    this.maxOutputTokens = maxOutputTokens ?? DEFAULT_OUTPUT_TOKENS;
  }

  async interpret(dreamContent: string, options: InterpretOptions): Promise<InterpretedReading> {
    const material = await inTurn(() => this.materialOf(dreamContent));
    try {
      return await this.interpretWithRepair(material, options);
    } catch (error) {
      throw toInterpreterError(error);
    }
  }

  private async interpretWithRepair(
    material: DreamMaterial,
    options: InterpretOptions,
  ): Promise<InterpretedReading> {
    const first = await this.attempt(buildMessages(material, randomUUID()), material, options);
    if ('reading' in first.checked) return this.result(first.checked, first.usage);
    const failed = { answer: first.answer, problem: first.checked.problem };
    const second = await this.attempt(buildRepairMessages(material, randomUUID(), failed), material, options);
    const usage = addUsage(first.usage, second.usage);
    if ('problem' in second.checked)
      throw new InterpreterError(
        'garbage',
        'the model returned no usable reading in two attempts',
        undefined,
        usage,
      );
    return this.result(second.checked, usage);
  }

  private result(
    checked: { reading: Reading; care: CareLevel },
    usage: ModelUsage | undefined,
  ): InterpretedReading {
    return { ...checked, engine: this.engine, promptVersion: PROMPT_VERSION, usage };
  }

  private async attempt(
    messages: ChatMessage[],
    material: DreamMaterial,
    { signal, onProgress }: InterpretOptions,
  ): Promise<Attempt> {
    const progress = onProgress && new ProgressReporter(onProgress, material.dreamContent);
    let written = '';
    const onText = (text: string) => {
      written = text;
      return progress?.checkIfDue(text);
    };
    try {
      const answer = await this.ask(messages, signal, onText);
      const checked = await inTurn(() => checkAnswer(answer.text, material));
      if ('problem' in checked && !answer.isFinished) {
        throw new InterpreterError('unavailable', "the model's answer ended early");
      }
      return { answer: answer.text, checked, usage: usageOf(answer) };
    } catch (error) {
      if (error instanceof AnswerTooLong) return { answer: '', checked: TOO_LONG, usage: undefined };
      throw withEstimate(error, messages, written);
    }
  }

  /** Sends the request; retries without a newer field that the server rejects, and omits it from then on. */
  private async ask(messages: ChatMessage[], signal: AbortSignal, onText: OnText): Promise<ChatAnswer> {
    const { dialect } = this;
    try {
      const fields = dialectFields(dialect, this.maxOutputTokens);
      return await this.chat.ask({ ...fields, model: this.engine, messages, stream: true }, signal, onText);
    } catch (error) {
      const simpler = simplerDialect(dialect, error);
      if (simpler === undefined) throw error;
      this.dialect = simpler;
      return await this.ask(messages, signal, onText);
    }
  }
}
