import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: Record<string, unknown>;
}

/** Opens a connection on which a test writes bytes that no HTTP client would send. */
export function openConnection(url: string): Socket {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Reads the response until the service closes the connection. */
export async function answerOn(socket: Socket): Promise<RawAnswer> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  await once(socket, 'close');
  const [head = '', ...rest] = Buffer.concat(pieces).toString('utf8').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.split(':')[0]?.toLowerCase() ?? '',
    line.replace(/^[^:]*:\s*/, ''),
  ]);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(headers as [string, string][]),
    body: JSON.parse(rest.join('') || '{}') as Record<string, unknown>,
  };
}

export async function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const socket = openConnection(url);
  socket.write(text);
  return answerOn(socket);
}
