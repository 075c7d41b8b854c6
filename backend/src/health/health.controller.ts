import { Controller, Get, Logger, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages } from '@kkumpuri/contract';
import pTimeout from 'p-timeout';
import { AppError } from '../http/app-error.js';
import { InterpretationQueueService } from '../queue/interpretation-queue.service.js';
import { DiskSpaceService } from './disk-space.service.js';
import { InterpreterReachability } from './interpreter-reachability.service.js';
import { LivenessService } from './liveness.service.js';

const TIMEOUT_MS = 2_000;
const OK = { status: 'ok' } as const;

@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: InterpretationQueueService,
    private readonly liveness: LivenessService,
    private readonly diskSpace: DiskSpaceService,
    @Optional() private readonly interpreter?: InterpreterReachability,
  ) {}

  @Get()
  health() {
    return this.ready();
  }

  /** Returns 503 if only a restart would help. */
  @Get('live')
  live() {
    const { problem } = this.liveness;
    if (problem) this.refuse(problem);
    return OK;
  }

  /** Returns 503 while a dependency does not respond, or the disk is full. */
  @Get('ready')
  async ready() {
    const dependencies = {
      database: this.dataSource.query('SELECT 1'),
      queue: this.queue.isReachable(),
      room: this.diskSpace.requireFreeSpace(),
      interpreter: this.requireInterpreter(),
    };
    const results = await Promise.all(
      Object.entries(dependencies).map(([name, check]) =>
        pTimeout(check, { milliseconds: TIMEOUT_MS }).then(
          () => null,
          () => name,
        ),
      ),
    );
    const missing = results.filter((name) => name !== null);
    if (missing.length > 0) this.refuse(`not ready: ${missing.join(', ')}`);
    return OK;
  }

  private async requireInterpreter(): Promise<void> {
    if (this.interpreter && !(await this.interpreter.isAvailable()))
      throw new Error('model server unreachable');
  }

  private refuse(reason: string): never {
    this.logger.warn(reason);
    throw new AppError(503, 'overloaded', errorMessages.unforeseen);
  }
}
