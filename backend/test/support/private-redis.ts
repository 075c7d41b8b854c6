import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/system/ports.mjs';
import { until } from './processes.js';

/** A Redis that a single spec may stop, start and empty. It persists its data over a restart, as in production. */
export class PrivateRedis {
  private readonly folder = mkdtempSync(join(tmpdir(), 'kkumpuri-redis-'));
  private child?: ChildProcess;

  private constructor(private readonly port: number) {}

  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  async start(): Promise<void> {
    if (this.isUp) return;
    const listening = ['--port', String(this.port), '--bind', '127.0.0.1'];
    const keeping = ['--dir', this.folder, '--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
    this.child = spawn('redis-server', [...listening, ...keeping, '--maxmemory-policy', 'noeviction'], {
      stdio: 'ignore',
    });
    await until(() => this.withClient((client) => client.ping()).then(Boolean, () => false));
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.isUp) return;
    this.child?.kill(signal);
    await once(this.child as ChildProcess, 'exit');
  }

  private get isUp(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  async wipe(): Promise<void> {
    await this.withClient((client) => client.flushall());
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async withClient<Answer>(work: (client: Redis) => Promise<Answer>): Promise<Answer> {
    const client = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.disconnect();
    }
  }
}
