import type { DataSource } from 'typeorm';
import type { InterpretationQueueService } from '../queue/interpretation-queue.service.js';
import { DreamDeletionService } from './dream-deletion.service.js';

const DELETED = [
  { id: 'waiting', status: 'pending' },
  { id: 'read', status: 'completed' },
  { id: 'failed', status: 'failed' },
];

function deletionWith(discard: jest.Mock<Promise<void>, [string[]]>) {
  return new DreamDeletionService({} as DataSource, { discard } as unknown as InterpretationQueueService);
}

describe('DreamDeletionService', () => {
  it('discards the jobs of deleted dreams that were pending', async () => {
    const discard = jest.fn<Promise<void>, [string[]]>(() => Promise.resolve());
    await deletionWith(discard).discardJobs(DELETED);
    expect(discard.mock.calls).toEqual([[['waiting']]]);
  });

  it('only logs that the queue is unavailable, because a job without a row does nothing', async () => {
    const service = deletionWith(
      jest.fn<Promise<void>, [string[]]>(() => Promise.reject(new Error('no queue'))),
    );
    const warned = jest.spyOn(service['logger'], 'warn').mockReturnValue(undefined);
    await service.discardJobs(DELETED);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('no queue'));
  });
});
