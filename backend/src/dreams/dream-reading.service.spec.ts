import type { EntityManager, Repository } from 'typeorm';
import type { Caller } from '../http/caller.decorator.js';
import { DreamReadingService } from './dream-reading.service.js';
import type { InterpretationEntity } from './rows/interpretation.entity.js';
import type { InterpretationRepository } from './rows/interpretation.repository.js';

const CALLER = { user: null, sessionId: 'session' } as unknown as Caller;
const MANAGER = {} as EntityManager;
const ROW = { id: 'row', createdAt: new Date(), reading: null, care: 'none' } as InterpretationEntity;

function readingOf(row: InterpretationEntity | null) {
  const owned = {
    lockOwned: jest.fn(() => Promise.resolve(row)),
    findOwned: jest.fn(() => Promise.resolve(row)),
  };
  const rows = { findOneBy: jest.fn(() => Promise.resolve(row)) };
  const service = new DreamReadingService(
    rows as unknown as Repository<InterpretationEntity>,
    owned as unknown as InterpretationRepository,
  );
  return { service, owned, rows };
}

describe('DreamReadingService', () => {
  it("locks and reads the caller's own dream, and reads any dream for a caller that may", async () => {
    const { service, owned, rows } = readingOf(ROW);
    expect(await service.lockOwn(MANAGER, CALLER, 'row')).toBe(ROW);
    expect(owned.lockOwned).toHaveBeenCalledWith(MANAGER, 'row', CALLER);
    expect(await service.readOwn(CALLER, 'row')).toMatchObject({ id: 'row' });
    expect(owned.findOwned).toHaveBeenCalledWith('row', CALLER);
    expect(await service.read('row')).toMatchObject({ id: 'row' });
    expect(rows.findOneBy).toHaveBeenCalledWith({ id: 'row' });
  });

  it('fails with 404 for a missing dream', async () => {
    const { service } = readingOf(null);
    await expect(service.lockOwn(MANAGER, CALLER, 'row')).rejects.toMatchObject({ status: 404 });
    await expect(service.readOwn(CALLER, 'row')).rejects.toMatchObject({ status: 404 });
    await expect(service.read('row')).rejects.toMatchObject({ status: 404 });
  });
});
