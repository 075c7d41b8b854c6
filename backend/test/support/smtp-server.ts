import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  emails: string[];
  close: () => Promise<void>;
}

/** A mail server that accepts every e-mail, or rejects each with a message that repeats the address. */
export async function startSmtpServer(behaviour: 'accepts' | 'rejects' = 'accepts'): Promise<SmtpServer> {
  const emails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, behaviour, (email) => emails.push(email));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    emails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, behaviour: string, deliver: (email: string) => void): void {
  let received = '';
  let email: string | null = null;
  socket.write('220 test.example\r\n');
  socket.on('data', (piece) => {
    received += piece.toString('utf8');
    for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
      const line = received.slice(0, end);
      received = received.slice(end + 2);
      if (email === null) {
        if (line === 'DATA') email = '';
        socket.write(answerTo(line, behaviour));
      } else if (line === '.') {
        deliver(email);
        email = null;
        socket.write('250 taken\r\n');
      } else {
        email += `${line.replace(/^\.\./, '.')}\r\n`;
      }
    }
  });
}

function answerTo(line: string, behaviour: string): string {
  if (line === 'DATA') return '354 go on\r\n';
  if (line === 'QUIT') return '221 bye\r\n';
  if (behaviour === 'rejects' && line.startsWith('RCPT TO')) return `550 no such person ${line}\r\n`;
  return '250 ok\r\n';
}
