import { errorMessages } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';
import type { InterpreterFailure } from '../interpretation/interpreter.port.js';

/** The wait timed out before the interpretation ended; the id lets the client fetch it later. */
export function waitEnded(id: string): AppError {
  return new AppError(504, 'interpretation_timeout', errorMessages.interpretationTimeout, { id });
}

/** Maps the failure of an interpretation to an API error. */
export function interpretationFailed(id: string, failure: InterpreterFailure | null): AppError {
  switch (failure) {
    case 'timeout':
    case 'aborted':
      return waitEnded(id);
    case 'rate_limited':
      return new AppError(503, 'model_unavailable', errorMessages.interpretationLimit, {
        id,
        retryAfterSeconds: 30,
      });
    case 'unavailable':
    case 'misconfigured':
    case 'over_budget':
      return new AppError(503, 'model_unavailable', errorMessages.unforeseen, { id, retryAfterSeconds: 30 });
    case 'garbage':
    case 'refused':
      return new AppError(502, 'model_refused', errorMessages.interpretationFailed, { id });
    case null:
      return new AppError(502, 'interpretation_failed', errorMessages.interpretationFailed, { id });
  }
}

/** The text is not a dream. Nothing was stored and no quota was used. */
export function noDream(): AppError {
  return new AppError(422, 'no_dream', errorMessages.noDream);
}

export function interpretationNotFound(): AppError {
  return new AppError(404, 'not_found', errorMessages.interpretationNotFound);
}

/** The account was deleted after its access token had been checked. */
export function authorGone(): AppError {
  return new AppError(401, 'unauthorized', errorMessages.loginRequired);
}
