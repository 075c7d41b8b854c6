import { errorMessages, serverErrorMessage } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';

const hasServerMessage = (error: ApiError) => error.kind === 'http' && error.spoken;
const isConnection = ({ kind }: ApiError) =>
  kind === 'timeout' || kind === 'network' || kind === 'noResponse';

/** For login and registration: the message of the server, else a connection error, else `failed`. */
export const entryErrorWords =
  (failed: string) =>
  (error: ApiError): string =>
    hasServerMessage(error) || isConnection(error) ? error.message : failed;

/** For forgotten, reset and changed passwords. */
export function passwordErrorWords(error: ApiError): string {
  if (hasServerMessage(error) || isConnection(error)) return error.message;
  return error.kind === 'http' ? serverErrorMessage(error.status) : errorMessages.unknown;
}
