import { errorMessages, serverErrorMessage } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';

const saidByServer = (error: ApiError) => error.kind === 'http' && error.spoken;
const isConnection = ({ kind }: ApiError) =>
  kind === 'timeout' || kind === 'network' || kind === 'noResponse';

/** Login and registration: the server's words, else the connection's, else that it did not work. */
export const entryErrorWords =
  (failed: string) =>
  (error: ApiError): string =>
    saidByServer(error) || isConnection(error) ? error.message : failed;

/** Forgotten, reset and changed passwords. */
export function passwordErrorWords(error: ApiError): string {
  if (saidByServer(error) || isConnection(error)) return error.message;
  return error.kind === 'http' ? serverErrorMessage(error.status) : errorMessages.unknown;
}
