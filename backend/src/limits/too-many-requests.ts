import { errorMessages } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError(429, 'rate_limited', errorMessages.tooManyRequests, { retryAfterSeconds });
}
