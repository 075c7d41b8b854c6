import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { measureRequests } from './http-metrics.js';
import { REGISTRY } from './metrics.service.js';
import { measurePool } from './pool-metrics.js';

/** The metrics that every process exports. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    measureRequests(this.adapterHost.httpAdapter.getInstance<FastifyInstance>(), this.registry);
    measurePool(this.dataSource, this.registry);
  }
}
