import { request as httpRequest } from 'node:http';
import { errorMessages, type ImportAnswer, importReasons, validationMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

interface ExportFile {
  dreams: {
    id: string;
    dream_content: string;
    created_at: string;
    title: string | null;
    is_shared: boolean;
  }[];
}

describe('export and import of dreams', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
  });

  afterAll(() => service.close());

  const download = (member: Member, format: string) =>
    fetch(`${service.url}/api/auth/me/export?format=${format}`, {
      headers: { authorization: `Bearer ${member.client.token}` },
    });
  const exported = async (member: Member) => (await (await download(member, 'json')).json()) as ExportFile;
  const upload = (member: Member, type: string, body: string) =>
    member.client.call<ImportAnswer & { code?: string; error?: string }>('POST', '/auth/me/import', body, {
      'content-type': type,
    });
  /** The part of an export that stays the same when it is imported to another account. */
  const withoutIds = ({ dreams }: ExportFile) =>
    dreams.map(({ id: _id, ...dream }) => ({ ...dream, signature: undefined }));
  const addDream = async (member: Member, dreamContent: string, daysAgo: number, more = {}) => {
    const id = await insertDream(service.dataSource, { userId: member.user.id, dreamContent, ...more });
    await service.dataSource.query(
      "UPDATE interpretations SET created_at = now() - $2 * interval '1 day' WHERE id = $1",
      [id, daysAgo],
    );
  };

  it('an exported file imports completely to a new account, and without duplicates when imported again', async () => {
    const before = await registerMember(service.url);
    for (let at = 0; at < 250; at += 1) await addDream(before, `${at}번째 꿈\n"뱀", 그리고 물`, at);
    const first = await download(before, 'json');
    expect(first.headers.get('content-disposition')).toMatch(
      /^attachment; filename="kkumpuri-[\d-]+\.json"$/,
    );
    const file = await first.text();
    await before.client.call('DELETE', '/auth/me', { password: before.password });
    const after = await registerMember(service.url);
    expect(await upload(after, 'application/json', file)).toMatchObject({
      status: 201,
      body: { imported: 250, skipped: [] },
    });
    expect(withoutIds(await exported(after))).toEqual(withoutIds(JSON.parse(file) as ExportFile));
    const again = await upload(after, 'application/json', file);
    expect(again.body.imported).toBe(0);
    expect(again.body.skipped).toHaveLength(250);
    expect(again.body.skipped[0]).toEqual({ row: 1, reason: importReasons.duplicate });
  });

  it('exports an empty diary as an importable file', async () => {
    const member = await registerMember(service.url);
    const file = await (await download(member, 'json')).text();
    expect(await upload(member, 'application/json', file)).toMatchObject({
      status: 201,
      body: { imported: 0, skipped: [] },
    });
  });

  it('concurrent imports of a file import each dream once', async () => {
    const from = await registerMember(service.url);
    for (let at = 0; at < 30; at += 1) await addDream(from, `${at}번째 꿈`, at);
    const file = await (await download(from, 'json')).text();
    const to = await registerMember(service.url);
    const answers = await Promise.all([1, 2, 3].map(() => upload(to, 'application/json', file)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.imported, 0)).toBe(30);
    expect((await exported(to)).dreams).toHaveLength(30);
  });

  it('exports JSON, Markdown and CSV, with titles and sharing', async () => {
    const member = await registerMember(service.url);
    await sharePost(service.dataSource, member, { title: '마당에 든 뱀' });
    expect((await exported(member)).dreams[0]).toMatchObject({ title: '마당에 든 뱀', is_shared: true });
    const markdown = await (await download(member, 'md')).text();
    expect(markdown).toContain('제목: 마당에 든 뱀\n\n게시판에 공유한 꿈\n\n> 큰 뱀이 마당으로 들어왔다');
    const csv = await (await download(member, 'csv')).text();
    const other = await registerMember(service.url);
    expect((await upload(other, 'text/csv', csv)).body).toEqual({ imported: 1, skipped: [] });
    expect((await exported(other)).dreams[0]).toMatchObject({ title: '마당에 든 뱀', is_shared: false });
    expect((await download(member, 'exe')).status).toBe(400);
    expect((await fetch(`${service.url}/api/auth/me/export`)).status).toBe(401);
  });

  it('imports a dream with a modified reading without the reading', async () => {
    const member = await registerMember(service.url);
    await addDream(member, '내 꿈', 1);
    const file = await exported(member);
    const forged = file.dreams.map((dream) => ({ ...dream, interpretation: '전화 주세요 010-1234-5678' }));
    const other = await registerMember(service.url);
    await upload(other, 'application/json', JSON.stringify({ dreams: forged }));
    const [taken] = (await exported(other)).dreams;
    expect(taken).toMatchObject({
      dream_content: '내 꿈',
      status: 'noted',
      interpretation: '',
      reading: null,
    });
    const share = await other.client.call('POST', `/dreams/${taken?.id}/share`, { title: '내 꿈' });
    expect(share).toMatchObject({ status: 400, body: { code: 'not_completed' } });
  });

  it('imports a CSV of dates and texts, and reports each row it skips', async () => {
    const member = await registerMember(service.url);
    const rows = [
      'date,text',
      '2024-05-03,바다를 건넜다',
      '2024. 5. 4.,"산에, 올랐다"',
      '2024-02-31,없는 날의 꿈',
      '어제,언제인지 모르는 꿈',
      '2024/05/05,',
      `2024-05-06,${'가'.repeat(2001)}`,
      '2024-05-03,바다를 건넜다',
    ];
    const { status, body } = await upload(member, 'text/csv', rows.join('\r\n'));
    expect([status, body]).toEqual([
      201,
      {
        imported: 2,
        skipped: [
          { row: 3, reason: importReasons.date },
          { row: 4, reason: importReasons.date },
          { row: 5, reason: validationMessages.dreamRequired },
          { row: 6, reason: validationMessages.dreamTooLong },
          { row: 7, reason: importReasons.duplicate },
        ],
      },
    ]);
    const { dreams } = await exported(member);
    expect(dreams.map(({ created_at }) => created_at)).toEqual([
      '2024-05-02T15:00:00.000Z',
      '2024-05-03T15:00:00.000Z',
    ]);
  });

  it('imports a dream with suicidal intent with the crisis response', async () => {
    const member = await registerMember(service.url);
    await upload(member, 'text/csv', 'date,text\n2024-05-03,오늘 밤에 죽을 거야. 약도 모아 두었어');
    const [dream] = (await exported(member)).dreams;
    expect(dream).toMatchObject({ care: 'crisis', status: 'completed' });
  });

  it.each([
    ['application/json', '{"dreams": [{"dream_content": "반쪽", "created_at": "2024-05-03"}'],
    ['application/json', 'no json'],
    ['application/json', '[]'],
    ['application/json', ''],
    ['text/csv', 'name,age\n김,20'],
    ['text/csv', 'date,text\n2024-05-03,"끝나지 않는'],
    ['text/csv', ''],
  ])('refuses an unreadable %s file: %s', async (type, body) => {
    const member = await registerMember(service.url);
    expect(await upload(member, type, body)).toMatchObject({
      status: 400,
      body: { code: 'import_unreadable', error: errorMessages.importUnreadable },
    });
    expect(await count(service.dataSource, 'interpretations WHERE user_id = $1', [member.user.id])).toBe(0);
  });

  it('refuses other file types, guests, and files over the size limit', async () => {
    const member = await registerMember(service.url);
    expect((await upload(member, 'text/plain', 'date,text')).status).toBe(415);
    const guest = new CheckedClient(service.url);
    expect((await guest.call('POST', '/auth/me/import', { dreams: [] })).status).toBe(401);
    expect(await uploadEndlessly(`${service.url}/api/auth/me/import`, member.client.token ?? '')).toBe(413);
  });
});

/** Sends more than the maximum file size. The response arrives before the end; then the connection is closed. */
function uploadEndlessly(url: string, token: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
    const request = httpRequest(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      request.once('close', () => resolve(answer.statusCode));
    });
    let hasAnswer = false;
    request.on('response', () => (hasAnswer = true));
    request.on('error', (error) => (hasAnswer ? undefined : reject(error)));
    const chunk = Buffer.alloc(1024 * 1024, 'a,b\n');
    const sendChunks = () => {
      while (!hasAnswer && !request.destroyed)
        if (!request.write(chunk)) return void request.once('drain', sendChunks);
    };
    sendChunks();
  });
}
