import type { CareLevel, InterpretationStatus, Reading } from '@kkumpuri/contract';
import type { DataSource } from 'typeorm';
import { CheckedClient, type Member, registerMember } from './checked-client.js';

interface DreamRow {
  userId?: string | null;
  sessionId?: string | null;
  dreamContent?: string;
  status?: InterpretationStatus;
  care?: CareLevel;
  symbols?: string[];
}

/** Inserts a dream, completed by default, without waiting for a reading. */
export async function insertDream(
  dataSource: DataSource,
  {
    userId = null,
    sessionId = null,
    dreamContent = '큰 뱀이 마당으로 들어왔다',
    status = 'completed',
    care = 'none',
    symbols = ['snake'],
  }: DreamRow,
): Promise<string> {
  const reading: Reading = {
    headline: '한밤에 들어온 뱀 한 마리',
    summary: '요약',
    symbols: symbols.map((id) => ({ id, name: `이름 ${id}`, quote: '뱀', why: '까닭' })),
    traditional: { verdict: '길', text: '전통의 풀이' },
    psychological: { text: '마음의 풀이' },
    questions: ['첫 물음', '다음 물음'],
    action: '할 일',
    story: null,
  };
  const [row] = await dataSource.query<[{ id: string }]>(
    `INSERT INTO interpretations (user_id, session_id, dream_content, status, interpretation, reading, engine, care,
       deadline_at, started_at, completed_at)
     VALUES ($1, $2, $3, $4, '풀이 첫 줄', $5, 'lexicon', $6, now() + interval '1 hour', now(), now()) RETURNING id`,
    [userId, sessionId, dreamContent, status, JSON.stringify(reading), care],
  );
  return row.id;
}

/** Inserts a dream of the member and shares it on the board. */
export async function sharePost(
  dataSource: DataSource,
  { client, user }: Member,
  dream: DreamRow & { title?: string } = {},
): Promise<{ postId: string; dreamId: string }> {
  const dreamId = await insertDream(dataSource, { ...dream, userId: user.id });
  const { status, body } = await client.call<{ post: { id: string } }>('POST', `/dreams/${dreamId}/share`, {
    title: dream.title ?? '뱀 꿈',
  });
  expect(status).toBe(201);
  return { postId: body.post.id, dreamId };
}

export async function registerAdmin(url: string, dataSource: DataSource): Promise<Member> {
  const admin = await registerMember(url, new CheckedClient(url));
  await dataSource.query('UPDATE users SET is_admin = true WHERE id = $1', [admin.user.id]);
  return admin;
}

export async function count(dataSource: DataSource, from: string, values: unknown[] = []): Promise<number> {
  const [row] = await dataSource.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM ${from}`,
    values,
  );
  return row.count;
}
