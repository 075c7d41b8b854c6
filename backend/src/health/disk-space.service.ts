import { statfs } from 'node:fs/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import { processLog } from '../logging/log-destination.js';
import { ENV, type Env } from '../config/env.js';
import { REGISTRY } from './metrics.service.js';

/** Two segments of PostgreSQL's write-ahead log. With less, the next write may fail. */
export const MIN_FREE_BYTES = 33_554_432;

/** Checks the free space for what the service writes: the embedded database, mail in the outbox, logs. */
@Injectable()
export class DiskSpaceService implements OnModuleInit {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    const { registry } = this;
    const freeBytes = () => this.freeBytes();
    new Gauge({
      name: 'kkumpuri_data_free_bytes',
      help: 'Free space of the file system that holds DATA_DIR',
      registers: [registry],
      async collect() {
        const free = await freeBytes();
        if (free !== null) this.set(free);
      },
    });
    new Counter({
      name: 'kkumpuri_log_lines_dropped_total',
      help: 'Log lines that could not be written, for example because the disk was full',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(processLog.dropped);
      },
    });
  }

  async requireFreeSpace(): Promise<void> {
    const free = await this.freeBytes();
    if (free !== null && free < MIN_FREE_BYTES) throw new Error(`${free} bytes are free in DATA_DIR`);
  }

  /** Null if DATA_DIR does not exist: a worker with an external database writes nothing there. */
  private async freeBytes(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(this.env.DATA_DIR);
      return bavail * bsize;
    } catch {
      return null;
    }
  }
}
