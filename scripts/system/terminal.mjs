/** An error whose message is shown at the terminal without a stack trace. */
export class PlainError extends Error {}

const colour = process.stdout.isTTY
  ? (code, text) => `\u001b[${code}m${text}\u001b[0m`
  : (_code, text) => text;

export const step = (text) => console.log(`${colour(36, '·')} ${text}`);
export const done = (text) => console.log(`${colour(32, '✓')} ${text}`);
export const plain = (text = '') => console.log(text);
export const printError = (text) => console.error(`${colour(31, '✗')} ${text}`);

/** Prints the message of a PlainError, and the stack trace of any other error. */
export function reportError(error) {
  printError(error instanceof PlainError ? error.message : (error.stack ?? String(error)));
}
