import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages } from '@kkumpuri/contract';
import { AppError } from '../common/app-error.js';
import { within } from '../common/within.js';
import { InterpretationQueueService } from '../queue/interpretation-queue.service.js';

const PATIENCE_MS = 2_000;
const OK = { status: 'ok' } as const;

@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: InterpretationQueueService,
  ) {}

  @Get()
  health() {
    return this.ready();
  }

  @Get('live')
  live() {
    return OK;
  }

  @Get('ready')
  async ready() {
    try {
      await within(PATIENCE_MS, Promise.all([this.dataSource.query('SELECT 1'), this.queue.isReachable()]));
    } catch {
      throw new AppError(503, 'overloaded', errorMessages.unforeseen);
    }
    return OK;
  }
}
