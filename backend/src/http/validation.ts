import { StandardSchemaValidationPipe } from '@nestjs/common';
import { validationMessages } from '@kkumpuri/contract';
import { AppError } from './app-error.js';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

const HANGUL = /[가-힣]/;

/** Validates bodies and queries against the contract's schemas. Users see the first message. */
export function createValidationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: invalidRequest });
}

/** Replaces a library's default message (a wrong type without a custom message), which users must not see. */
export function invalidRequest(issues: readonly Issue[]): AppError {
  const details = issues.slice(0, 20).map((issue) => ({
    field: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: HANGUL.test(issue.message) ? issue.message : validationMessages.malformed,
  }));
  return new AppError(400, 'invalid_request', details[0]?.message ?? validationMessages.malformed, {
    details,
  });
}
