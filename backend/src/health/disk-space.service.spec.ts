import { Registry } from 'prom-client';
import type { Env } from '../config/env.js';
import { DiskSpaceService, LEAST_FREE_BYTES } from './disk-space.service.js';

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
    ['there is room', LEAST_FREE_BYTES / 4_096, true],
    ['there is hardly any room', LEAST_FREE_BYTES / 4_096 - 1, false],
    ['the folder does not exist', null, true],
  ])('is content or not when %s', async (_, blocks, content) => {
    bavail = blocks;
    const answer = await service.requireRoom().then(
      () => true,
      () => false,
    );
    expect(answer).toBe(content);
  });

  it('reports the free space', async () => {
    bavail = 1_000;
    expect(await registry.metrics()).toMatch(/kkumpuri_data_free_bytes 4096000/);
  });
});
