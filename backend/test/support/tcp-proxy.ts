import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy between a process and its database or queue. It can be cut, or go silent while it looks open. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;
  private port = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (socket) => this.join(socket));
  }

  /** Starts a proxy in front of the server at the address. */
  static async inFrontOf(address: string): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: false });
    const proxy = new TcpProxy(server, new URL(address));
    await proxy.listen();
    return proxy;
  }

  /** The target's address, through the proxy. */
  get url(): string {
    const url = new URL(this.target.href);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** Breaks all connections and refuses new ones. */
  cut(): void {
    this.server.close();
    this.breakAll();
  }

  /** Keeps connections open and accepts new ones, but forwards nothing in either direction. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Accepts and forwards again. Connections that were frozen break, with their held data. */
  async restore(): Promise<void> {
    if (this.isFrozen) this.breakAll();
    this.isFrozen = false;
    if (!this.server.listening) await this.listen();
  }

  /** Forwards new connections again; frozen ones stay silent, as when a machine vanished. */
  forwardNewOnly(): void {
    this.isFrozen = false;
  }

  async close(): Promise<void> {
    this.breakAll();
    if (!this.server.listening) return;
    this.server.close();
    await once(this.server, 'close');
  }

  private async listen(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.isFrozen) from.pause();
    }
  }
}
