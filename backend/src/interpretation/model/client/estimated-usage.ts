import { InterpreterError } from '../../interpreter.port.js';

/** Of Korean with some JSON, by the tokenizers of today (docs/models.md). */
const CHARACTERS_A_TOKEN = 1.8;

const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** A call that we ended ourselves costs what was sent and written by then, though its server reports nothing. */
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
