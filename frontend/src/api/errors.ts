import { careWords, connectionMessages, type ErrorBody } from '@kkumpuri/contract';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What went wrong, in the words a person may read. `http` errors carry what the server said. */
export type ApiError =
  | { kind: 'timeout' | 'network' | 'noResponse' | 'badAnswer'; message: string }
  | {
      kind: 'http';
      status: number;
      message: string;
      /** False when the server gave no words of its own. */
      spoken: boolean;
      code?: ErrorBody['code'];
      details?: ErrorBody['details'];
      id?: string;
      joining?: ErrorBody['joining'];
    };

export function toApiError(error: FetchBaseQueryError): ApiError {
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', message: connectionMessages.timeout };
    case 'FETCH_ERROR':
      return navigator.onLine
        ? { kind: 'noResponse', message: connectionMessages.noResponse }
        : { kind: 'network', message: connectionMessages.network };
    case 'PARSING_ERROR':
      return fromProxyPage(error.originalStatus);
    case 'CUSTOM_ERROR':
      return { kind: 'badAnswer', message: connectionMessages.unforeseen };
    default:
      return fromAnswer(error.status, error.data);
  }
}

/** A gateway's HTML page instead of our JSON: what it means is in its status alone. */
function fromProxyPage(status: number): ApiError {
  if (status === 504) return { kind: 'timeout', message: connectionMessages.timeout };
  if (status >= 500) return { kind: 'http', status, message: connectionMessages.noResponse, spoken: false };
  if (status >= 400) return { kind: 'http', status, message: connectionMessages.unforeseen, spoken: false };
  return { kind: 'badAnswer', message: connectionMessages.unforeseen };
}

function fromAnswer(status: number, data: unknown): ApiError {
  const body = (typeof data === 'object' && data !== null ? data : {}) as Partial<ErrorBody>;
  const spoken = typeof body.error === 'string' && body.error !== '';
  if (body.code === 'care_not_shareable') {
    // The page shows the numbers as links, so the words come without them.
    return { kind: 'http', status, message: careWords.notShared, spoken: true, code: body.code };
  }
  return {
    kind: 'http',
    status,
    message: spoken ? String(body.error) : connectionMessages.unforeseen,
    spoken,
    code: body.code,
    details: body.details,
    id: body.id,
    joining: body.joining,
  };
}

/** The error of a hook or an unwrapped call as ours; anything else is unforeseen. */
export function asApiError(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiError;
  return { kind: 'badAnswer', message: connectionMessages.unforeseen };
}

export const isStatus = (error: ApiError | undefined, status: number): boolean =>
  error?.kind === 'http' && error.status === status;
