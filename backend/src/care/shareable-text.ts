import { assessCare } from '@kkumpuri/care';
import { careWords, helpOnTheWire } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';

/** Text about an intent to die is not published: the author gets the numbers to call instead. */
export function careNotShareable(): AppError {
  const numbers = helpOnTheWire.map(({ name, number }) => `${name} ${number}`).join(', ');
  return new AppError(422, 'care_not_shareable', `${careWords.notShared} ${numbers}`, {
    help: helpOnTheWire,
  });
}

/** Rejects texts that must not be published. Call it for every text that a user publishes. */
export function requireShareableText(...texts: readonly string[]): void {
  if (texts.some((text) => assessCare(text).level === 'crisis')) throw careNotShareable();
}
