import { InterpreterError } from '../../interpreter.port.js';

/** For Korean with some JSON, with today's tokenizers (docs/models.md). */
const CHARACTERS_A_TOKEN = 1.8;

const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** Adds estimated usage to an aborted or timed-out call: it costs tokens, but the server reports none. */
export function withEstimate(
  error: unknown,
  messages: readonly { content: string }[],
  written: string,
): unknown {
  if (!(error instanceof InterpreterError) || !['aborted', 'timeout'].includes(error.failure)) return error;
  const inputTokens = messages.reduce((sum, { content }) => sum + tokensIn(content), 0);
  const usage = { inputTokens, outputTokens: tokensIn(written) };
  return new InterpreterError(error.failure, error.message, error.retryAfterMs, usage);
}
