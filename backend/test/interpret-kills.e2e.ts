import { Client } from './support/client.js';
import { HeldWrites } from './support/held-writes.js';
import { startService, type TestService } from './support/service.js';

/** Excludes the worker's housekeeping, which may wait for the same table. */
const INSERT = '%INSERT INTO%';

const DREAM = '큰 뱀이 집으로 들어왔다';

describe('a database connection lost while a dream is stored', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });

  afterAll(() => service.close());

  it.each(['rows', 'keys'] as const)(
    'leaves no partial rows when the write of %s is cut off',
    async (table) => {
      const guest = new Client(service.url);
      const headers = { 'idempotency-key': `cut off at ${table}` };
      const held = await HeldWrites.lock(table, service.dataSource);
      const cutOff = guest.interpret(DREAM, headers);
      await held.untilBlocked(1, INSERT);
      await held.terminateBlocked(INSERT);
      expect((await cutOff).status).toBe(503);
      const again = await guest.interpret(DREAM, headers);
      expect(again.status).toBe(201);
      const rows = await service.dataSource.query<{ id: string }[]>(
        'SELECT id FROM interpretations WHERE session_id = $1',
        [guest.sessionId],
      );
      expect(rows).toEqual([{ id: again.body.id }]);
    },
  );
});
