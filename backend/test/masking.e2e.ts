import { randomUUID } from 'node:crypto';
import { type AdminActivity, type Interpretation, type Look, maskedText } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { insertDream, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

interface AdminSearchResult {
  interpretations: Interpretation[];
  nextCursor: string | null;
}

const DREAM = '아무에게도 말하지 않은 보라색 문';

describe('masking of private dreams for admins', () => {
  let service: TestService;
  let admin: Member;
  let member: Member;
  let dreamId: string;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    admin = await registerAdmin(service.url, service.dataSource);
    member = await registerMember(service.url);
    dreamId = await insertDream(service.dataSource, { userId: member.user.id, dreamContent: DREAM });
  });

  afterAll(() => service.close());

  const reveal = (by: CheckedClient, id: string, body: unknown) =>
    by.call<{ interpretation: Interpretation }>('POST', `/admin/interpretations/${id}/reveal`, body);

  it('masks private dreams in every response', async () => {
    const { client } = admin;
    const lists = await Promise.all(
      ['/admin/interpretations', '/admin/activity', `/dreams/${dreamId}`].map((path) =>
        client.call('GET', path),
      ),
    );
    for (const { status, body } of lists) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('보라색');
      expect(JSON.stringify(body)).not.toContain('풀이');
      expect(JSON.stringify(body)).toContain(maskedText);
    }
    const streamed = await fetch(`${service.url}/api/dreams/${dreamId}`, {
      headers: { authorization: `Bearer ${client.token}`, accept: 'text/event-stream' },
    });
    expect(await streamed.text()).not.toContain('보라색');
  });

  it('shows a dream that its author shared', async () => {
    const shared = await sharePost(service.dataSource, member, { dreamContent: '모두에게 보인 꿈' });
    const { body } = await admin.client.call<AdminActivity>('GET', '/admin/activity');
    const found = body.recentInterpretations.find(({ id }) => id === shared.dreamId);
    expect(found).toMatchObject({ dream_content: '모두에게 보인 꿈' });
    const list = await admin.client.call<{ interpretations: Interpretation[] }>(
      'GET',
      '/admin/interpretations',
    );
    expect(list.body.interpretations.find(({ id }) => id === shared.dreamId)?.masked).toBeUndefined();
  });

  it('reveals a dream only to admins who give a reason', async () => {
    for (const body of [{}, { reason: '' }, { reason: '그냥' }, { reason: '가'.repeat(201) }]) {
      expect((await reveal(admin.client, dreamId, body)).status).toBe(400);
    }
    const reason = '신고된 글과 같은 꿈인지 살피려고';
    expect((await reveal(member.client, dreamId, { reason })).status).toBe(403);
    expect((await reveal(new CheckedClient(service.url), dreamId, { reason })).status).toBe(401);
    expect((await reveal(admin.client, admin.user.id, { reason })).status).toBe(404);
    const { status, body } = await reveal(admin.client, dreamId, { reason });
    expect([status, body.interpretation.dream_content]).toEqual([200, DREAM]);
  });

  it('shows the author, and nobody else, who looked when and why', async () => {
    const { body } = await member.client.call<{ looks: Look[] }>('GET', '/auth/me/looks');
    expect(body.looks).toMatchObject([
      {
        dream_id: dreamId,
        admin_username: admin.user.username,
        reason: '신고된 글과 같은 꿈인지 살피려고',
      },
    ]);
    const other = await registerMember(service.url);
    expect((await other.client.call('GET', '/auth/me/looks')).body).toEqual({ looks: [] });
    expect((await new CheckedClient(service.url).call('GET', '/auth/me/looks')).status).toBe(401);
  });

  it('finds dreams only by what is visible without a reason', async () => {
    const author = await registerMember(service.url);
    const { id: userId, username } = author.user;
    const words = '초록색 코끼리가 노래했다';
    const ofGuest = await insertDream(service.dataSource, { sessionId: randomUUID(), dreamContent: words });
    const own = await insertDream(service.dataSource, { userId, dreamContent: words });
    await author.client.call('PATCH', `/dreams/${own}`, { title: '코끼리와 둘이서' });
    const { dreamId } = await sharePost(service.dataSource, author, {
      dreamContent: words,
      title: '무대 위의 코끼리',
    });
    const find = async (query: string) => {
      const path = `/admin/interpretations?q=${encodeURIComponent(query)}`;
      const { body } = await admin.client.call<AdminSearchResult>('GET', path);
      expect(body.nextCursor).toBeNull();
      return body.interpretations.map(({ id }) => id);
    };
    for (const query of ['코끼리가 노래', '코끼리', '무대 위']) expect(await find(query)).toEqual([dreamId]);
    expect(await find('둘이서')).toEqual([]);
    expect((await find(username)).slice(0, 2)).toEqual([dreamId, own]);
    expect(await find(userId)).toEqual([dreamId, own]);
    expect(await find(ofGuest.toUpperCase())).toEqual([ofGuest]);
    await author.client.call('DELETE', `/dreams/${dreamId}/share`);
    expect(await find('코끼리')).toEqual([]);
  });

  it('does not reveal a dream when the log entry cannot be written', async () => {
    await service.dataSource.query('ALTER TABLE audit_entries RENAME TO audit_entries_away');
    const { status, body } = await reveal(admin.client, dreamId, { reason: '기록이 안 되는 동안' });
    await service.dataSource.query('ALTER TABLE audit_entries_away RENAME TO audit_entries');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('보라색');
  });
});
