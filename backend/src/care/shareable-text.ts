import { assessCare } from '@kkumpuri/care';
import { careWords, helpOnTheWire } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';

/** What tells of an intent to die is not published: its writer gets the numbers to call instead. */
export function careNotShareable(): AppError {
  const numbers = helpOnTheWire.map(({ name, number }) => `${name} ${number}`).join(', ');
  return new AppError(422, 'care_not_shareable', `${careWords.notShared} ${numbers}`, {
    help: helpOnTheWire,
  });
}

/** For every text that somebody writes for others to read. */
export function requireShareableText(...texts: readonly string[]): void {
  if (texts.some((text) => assessCare(text).level === 'crisis')) throw careNotShareable();
}
