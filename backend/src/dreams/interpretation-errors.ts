import { errorMessages } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';
import type { InterpreterFailure } from '../interpretation/interpreter.port.js';

/** The wait ended before the interpretation did; its owner finds it under the id. */
export function waitEnded(id: string): AppError {
  return new AppError(504, 'interpretation_timeout', errorMessages.interpretationTimeout, { id });
}

/** Why a dream could not be read at all, in words fit to show. */
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

/** Nothing was stored and no allowance was used. */
export function noDream(): AppError {
  return new AppError(422, 'no_dream', errorMessages.noDream);
}

export function interpretationNotFound(): AppError {
  return new AppError(404, 'not_found', errorMessages.interpretationNotFound);
}

/** An account that was deleted a moment ago is no account. */
export function authorGone(): AppError {
  return new AppError(401, 'unauthorized', errorMessages.loginRequired);
}
