import { Registry } from 'prom-client';
import type { Env } from '../config/env.js';
import { DiskSpaceService, MIN_FREE_BYTES } from './disk-space.service.js';

let bavail: number | null = null;

jest.mock('node:fs/promises', () => ({
  statfs: () =>
    bavail === null ? Promise.reject(new Error('ENOENT')) : Promise.resolve({ bavail, bsize: 4_096 }),
}));

describe('DiskSpaceService', () => {
  const registry = new Registry();
  const service = new DiskSpaceService(registry, { DATA_DIR: '.data' } as Env);
  service.onModuleInit();

  it.each([
    ['resolves with enough free space', MIN_FREE_BYTES / 4_096, true],
    ['rejects with too little free space', MIN_FREE_BYTES / 4_096 - 1, false],
    ['resolves if the folder does not exist', null, true],
  ])('requireFreeSpace %s', async (_, blocks, resolves) => {
    bavail = blocks;
    const resolved = await service.requireFreeSpace().then(
      () => true,
      () => false,
    );
    expect(resolved).toBe(resolves);
  });

  it('exports the free space as a metric', async () => {
    bavail = 1_000;
    expect(await registry.metrics()).toMatch(/kkumpuri_data_free_bytes 4096000/);
  });
});
