import { runFailingStart } from './support/processes.js';
import { startService, type TestService } from './support/service.js';

describe('a database without the schema of the queue', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    await service.dataSource.query('ALTER SCHEMA bullmq RENAME TO lost');
  });

  afterAll(() => service.close());

  it.each(['api', 'worker'] as const)('the %s exits with one log line', async (role) => {
    const { code, lines } = await runFailingStart(role, service.settings);
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^kkumpuri cannot start: .*bullmq/)],
    });
  });
});
