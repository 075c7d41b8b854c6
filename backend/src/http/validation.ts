import { StandardSchemaValidationPipe } from '@nestjs/common';
import { validationMessages } from '@kkumpuri/contract';
import { AppError } from './app-error.js';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

const HANGUL = /[가-힣]/;

/** Bodies and queries against the contract's schemas; the first message is the error a person reads. */
export function createValidationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: invalidRequest });
}

/** A library's own message (a wrong type where no words were given) is not fit to show. */
export function invalidRequest(issues: readonly Issue[]): AppError {
  const details = issues.slice(0, 20).map((issue) => ({
    field: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: HANGUL.test(issue.message) ? issue.message : validationMessages.malformed,
  }));
  return new AppError(400, 'invalid_request', details[0]?.message ?? validationMessages.malformed, {
    details,
  });
}
