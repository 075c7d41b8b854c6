import { careWords, connectionMessages, type ErrorBody } from '@kkumpuri/contract';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** An error with a message for the user. `http` errors carry the fields of the server's error body. */
export type ApiError =
  | { kind: 'timeout' | 'network' | 'noResponse' | 'badAnswer'; message: string }
  | {
      kind: 'http';
      status: number;
      message: string;
      /** False if the server sent no message and a default message is used. */
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

/** Maps a gateway's HTML error page by its status alone, because it has no JSON body. */
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
    // The page shows the phone numbers as links, so this message omits them.
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

/** Converts the error of a hook or an unwrapped call; anything but an ApiError becomes an unforeseen error. */
export function asApiError(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiError;
  return { kind: 'badAnswer', message: connectionMessages.unforeseen };
}

export const isStatus = (error: ApiError | undefined, status: number): boolean =>
  error?.kind === 'http' && error.status === status;
