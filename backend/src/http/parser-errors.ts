import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorMessages, validationMessages } from '@kkumpuri/contract';
import { securityHeaders } from './server/security-headers.js';

interface Refusal {
  status: number;
  code: ErrorCode;
  error: string;
}

const MALFORMED: Refusal = { status: 400, code: 'invalid_request', error: validationMessages.malformed };

const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', error: errorMessages.requestTooSlow },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'body_too_large', error: errorMessages.bodyTooLarge },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', error: errorMessages.headersTooLarge },
};

const headers = securityHeaders();

/** Answers requests that Node's HTTP parser rejects, in the format of every other error response. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET' || answerHasBegun(socket)) {
    socket.destroy();
    return;
  }
  const { status, ...refusal } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ ...refusal, requestId: randomUUID() } satisfies ErrorBody);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroySoon());
}

/** Whether a response is in progress. A second status line would be read as part of it. */
function answerHasBegun(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true && !answer.writableFinished;
}
