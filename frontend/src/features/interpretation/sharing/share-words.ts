import { errorMessages, serverErrorMessage } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';

/** Returns the message for a failed share request. */
export function shareErrorMessage(error: ApiError): string {
  switch (error.kind) {
    case 'timeout':
    case 'network':
    case 'noResponse':
      return errorMessages.shareNoResponse;
    case 'badAnswer':
      return errorMessages.shareFailed;
    case 'http':
      if (error.status === 404) return errorMessages.shareNotFound;
      if (error.status === 403) return errorMessages.shareForbidden;
      return error.spoken ? error.message : serverErrorMessage(error.status);
  }
}

export const isAlreadyShared = (error: ApiError): boolean =>
  error.kind === 'http' && error.status === 400 && error.message.includes('이미 공유된');
