import { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { InterpreterError } from '../../interpreter.port.js';
import { AnswerTooLong, fetchWithBoundedRefusals } from './bounded-body.js';
import { readWholeAnswer, type ChatAnswer, type ChatUsage } from './chat-answer.js';
import { chunksOf } from './chat-chunks.js';
import { toAbortError } from './failures.js';
import { Watchdog } from './watchdog.js';

export interface ChatLimits {
  /** Longest silence before the answer starts: some models think first. */
  firstWordMs: number;
  /** Longest silence within an answer. */
  idleMs: number;
  maxAnswerBytes: number;
  /** Limit on the whole HTTP body, which wraps every piece of text in JSON. */
  maxBodyBytes: number;
}

export const defaultLimits: ChatLimits = {
  firstWordMs: 60_000,
  idleMs: 30_000,
  maxAnswerBytes: 64 * 1024,
  maxBodyBytes: 4 * 1024 * 1024,
};

export interface ChatServer {
  apiKey?: string;
  baseURL?: string;
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/** Receives the answer so far. The next piece is read after the promise resolves. */
export type OnText = (textSoFar: string) => Promise<void> | undefined;

/** Calls a chat model within limits of time and size. Independent of dreams. */
export class ChatClient {
  private readonly client: OpenAI;

  constructor(
    { apiKey, baseURL }: ChatServer,
    private readonly limits: ChatLimits,
  ) {
    this.client = new OpenAI({
      apiKey: apiKey ?? 'none',
      baseURL: baseURL ?? DEFAULT_BASE_URL,
      organization: null,
      project: null,
      maxRetries: 0,
      // The package would log parts of answers that it cannot parse.
      logLevel: 'off',
      fetch: fetchWithBoundedRefusals(limits.maxBodyBytes),
    });
  }

  async ask(
    request: ChatCompletionCreateParamsStreaming,
    signal: AbortSignal,
    onText: OnText,
  ): Promise<ChatAnswer> {
    const watchdog = new Watchdog(signal);
    watchdog.allowSilence(this.limits.firstWordMs);
    try {
      const response = await this.client.chat.completions
        .create(request, { signal: watchdog.signal })
        .asResponse();
      const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
      if (!isStream) return await readWholeAnswer(response, this.limits);
      return await this.readStream(response, watchdog, onText);
    } catch (error) {
      if (watchdog.signal.aborted && !(error instanceof AnswerTooLong))
        throw toAbortError(watchdog.signal.reason);
      throw error;
    } finally {
      watchdog.stop();
    }
  }

  private async readStream(response: Response, watchdog: Watchdog, onText: OnText): Promise<ChatAnswer> {
    let text = '';
    let bytes = 0;
    let isFinished = false;
    let usage: ChatUsage | undefined;
    for await (const chunk of chunksOf(response, this.limits.maxBodyBytes)) {
      watchdog.allowSilence(this.limits.idleMs);
      if (chunk.usage) usage = chunk.usage;
      const choice = chunk.choices?.[0];
      if (choice?.finish_reason === 'content_filter' || choice?.delta?.refusal) {
        throw new InterpreterError('refused', 'the model refused to answer');
      }
      isFinished ||= Boolean(choice?.finish_reason);
      const piece = choice?.delta?.content;
      if (!piece) continue;
      bytes += Buffer.byteLength(piece);
      if (bytes > this.limits.maxAnswerBytes) throw new AnswerTooLong();
      text += piece;
      await onText(text);
    }
    return { text, isFinished, usage };
  }
}
