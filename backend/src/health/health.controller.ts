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

const PATIENCE_MS = 2_000;
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

  /** No when only a restart would help. */
  @Get('live')
  live() {
    const { problem } = this.liveness;
    if (problem) this.refuse(problem);
    return OK;
  }

  /** No while something that the work needs does not answer, or there is no room left to write. */
  @Get('ready')
  async ready() {
    const needs = {
      database: this.dataSource.query('SELECT 1'),
      queue: this.queue.isReachable(),
      room: this.diskSpace.requireRoom(),
      interpreter: this.askInterpreter(),
    };
    const answers = await Promise.all(
      Object.entries(needs).map(([name, answer]) =>
        pTimeout(answer, { milliseconds: PATIENCE_MS }).then(
          () => null,
          () => name,
        ),
      ),
    );
    const missing = answers.filter((name) => name !== null);
    if (missing.length > 0) this.refuse(`not ready: ${missing.join(', ')}`);
    return OK;
  }

  private async askInterpreter(): Promise<void> {
    if (this.interpreter && !(await this.interpreter.isServed())) throw new Error('model server is silent');
  }

  private refuse(reason: string): never {
    this.logger.warn(reason);
    throw new AppError(503, 'overloaded', errorMessages.unforeseen);
  }
}
