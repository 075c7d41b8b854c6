import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

type Pool = InstanceType<typeof pg.Pool>;

/** Measures the use of the database pool and the requests that wait for a connection. */
export function measurePool(dataSource: DataSource, registry: Registry): void {
  const { master } = dataSource.driver as unknown as { master: Pool };
  new Gauge({
    name: 'kkumpuri_database_connections',
    help: 'Connections of the pool by state; waiting counts requests for a connection',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, master.idleCount);
      this.set({ state: 'busy' }, master.totalCount - master.idleCount);
      this.set({ state: 'waiting' }, master.waitingCount);
    },
  });
}
