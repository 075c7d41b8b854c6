import { readFileSync, writeFileSync } from 'node:fs';
import { exportFormats } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { type Member, registerMember } from '../support/checked-client.js';
import { createDatabase, type TestDatabase } from '../support/databases.js';
import { type ServiceProcess, startProcess } from '../support/processes.js';

const DREAMS = 10_000;
const MAX_GROWTH_MB = 30;

/** A reading of realistic length: about 70 MB in all dreams. */
const READING = {
  summary: '풀이 한 줄. '.repeat(10),
  symbols: [{ id: 'snake', name: '뱀', quote: '뱀', why: '까닭이 길다. '.repeat(10) }],
  traditional: { verdict: '길', text: '전통의 풀이. '.repeat(30) },
  psychological: { text: '마음의 풀이. '.repeat(30) },
  questions: ['첫 물음'],
};

describe(`export of ${DREAMS} dreams`, () => {
  let database: TestDatabase;
  let api: ServiceProcess | undefined;
  let member: Member;
  let settings: NodeJS.ProcessEnv;

  beforeAll(async () => {
    database = await createDatabase();
    const JWT_SECRET = 'a-secret-of-the-tests-with-32-characters';
    settings = { DATABASE_URL: database.url, JWT_SECRET, LOG_LEVEL: 'silent' };
    api = await startProcess('api', settings);
    member = await registerMember(api.url);
    const dataSource = await new DataSource(dataSourceOptions(database.url, 1)).initialize();
    await dataSource.query(
      `INSERT INTO interpretations (user_id, dream_content, status, interpretation, reading, deadline_at, created_at)
       SELECT $1, repeat('큰 뱀이 마당으로 들어와 나를 보았다. ', 40), 'completed', repeat('풀이 한 줄이 길게 이어진다. ', 80), $2,
         now(), now() - at * interval '1 minute' FROM generate_series(1, ${DREAMS}) AS at`,
      [member.user.id, JSON.stringify(READING)],
    );
    await dataSource.destroy();
    await api.end();
  });

  afterAll(async () => {
    await api?.end();
    await database?.drop();
  });

  const memoryMb = (what: 'VmRSS' | 'VmHWM') =>
    Number(
      new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${api?.child.pid}/status`, 'utf8'))?.[1],
    ) / 1024;

  async function download(format: string, token = member.client.token): Promise<number> {
    const { body } = await fetch(`${api?.url}/api/auth/me/export?format=${format}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    let bytes = 0;
    for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
    return bytes;
  }

  it.each(exportFormats)(
    `an export as %s grows the memory of the api by at most ${MAX_GROWTH_MB} MB`,
    async (format) => {
      api = await startProcess('api', settings);
      const emptyMember = await registerMember(api.url);
      await download(format, emptyMember.client.token);
      const before = memoryMb('VmRSS');
      // Reset the peak memory.
      writeFileSync(`/proc/${api.child.pid}/clear_refs`, '5');
      expect(await download(format)).toBeGreaterThan(40 * 1024 * 1024);
      const growth = memoryMb('VmHWM') - before;
      await api.end();
      expect(growth).toBeLessThanOrEqual(MAX_GROWTH_MB);
    },
  );
});
