import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { defaultShareTitle, errorMessages, limits, type Post } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';
import { careNotShareable, requireShareableText } from '../care/shareable-text.js';
import type { CallerUser } from '../http/caller.decorator.js';
import { InterpretationEntity } from '../dreams/rows/interpretation.entity.js';
import { POST_COLUMNS, type PostRow, presentPost } from './post-row.js';

/** Shares a copy of a member's dream on the board, at most once, and unshares it. */
@Injectable()
export class SharingService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  share(interpretationId: string, user: CallerUser | null, title?: string): Promise<Post> {
    return this.dataSource.transaction(async (manager) => {
      const username = user && (await lockSharer(manager, user.id));
      const dream = await manager.findOne(InterpretationEntity, {
        where: { id: interpretationId },
        lock: { mode: 'pessimistic_write' },
      });
      const owner = requireShareable(dream, user);
      const given = title ?? owner.dream.title;
      if (given !== null) requireShareableText(given);
      const row = await insertPost(manager, owner.dream, {
        username: username ?? owner.user.username,
        title: given ?? titleFor(owner.dream),
      });
      return presentPost(row, false);
    });
  }

  /** Deletes the post with its likes and views. Fails with 404 if the dream is not shared or not the caller's. */
  unshare(interpretationId: string, user: CallerUser | null): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [[dream]] = await manager.query<[{ id: string }[]]>(
        'UPDATE interpretations SET is_shared = false WHERE id = $1 AND user_id = $2 AND is_shared RETURNING id',
        [interpretationId, user?.id ?? null],
      );
      if (!dream) throw new AppError(404, 'not_found', errorMessages.shareNotFound);
      await manager.query('DELETE FROM posts WHERE interpretation_id = $1', [dream.id]);
    });
  }
}

/** Locks the member, whom the post references, before the dream: the other order can deadlock with a deletion. */
async function lockSharer(manager: EntityManager, id: string): Promise<string> {
  const [member] = await manager.query<{ username: string }[]>(
    'SELECT username FROM users WHERE id = $1 FOR KEY SHARE',
    [id],
  );
  if (!member) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
  return member.username;
}

/** The row is locked, so the second of two concurrent requests sees the changes of the first. */
function requireShareable(dream: InterpretationEntity | null, user: CallerUser | null) {
  if (!dream) throw new AppError(404, 'not_found', errorMessages.shareNotFound);
  if (!user || dream.userId !== user.id) throw new AppError(403, 'forbidden', errorMessages.shareForbidden);
  if (dream.isShared) throw alreadyShared();
  if (dream.status !== 'completed') {
    throw new AppError(400, 'not_completed', errorMessages.shareNotCompleted);
  }
  if (dream.care === 'crisis') throw careNotShareable();
  return { dream, user };
}

async function insertPost(
  manager: EntityManager,
  dream: InterpretationEntity,
  { username, title }: { username: string; title: string },
): Promise<PostRow> {
  const symbols = symbolsOf(dream);
  const [post] = await manager.query<PostRow[]>(
    `WITH posts AS (
       INSERT INTO posts (interpretation_id, user_id, author_username, title, dream_content, interpretation, engine, symbols, reading)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10) ON CONFLICT (interpretation_id) DO NOTHING RETURNING *),
     searchable AS (
       INSERT INTO post_search (post_id, created_at, search)
       SELECT id, created_at, search_grams(title || ' ' || dream_content) FROM posts),
     symbolic AS (
       INSERT INTO post_symbols (symbol_id, created_at, post_id)
       SELECT symbol_id, created_at, id FROM posts CROSS JOIN unnest($9::text[]) AS symbol_id),
     shared AS (UPDATE interpretations SET is_shared = true, title = $4 WHERE id = $1)
     SELECT ${POST_COLUMNS} FROM posts`,
    [
      dream.id,
      dream.userId,
      username,
      title,
      dream.dreamContent,
      dream.interpretation,
      dream.engine,
      JSON.stringify(symbols),
      symbols.map((symbol) => symbol.id),
      dream.reading && JSON.stringify(dream.reading),
    ],
  );
  if (!post) throw alreadyShared();
  return post;
}

/** Default title of a post whose dream has none. */
export function titleFor({ dreamContent }: InterpretationEntity): string {
  return defaultShareTitle(dreamContent, limits.defaultShareTitle.dreamCharacters);
}

function symbolsOf({ reading }: InterpretationEntity): { id: string; name: string }[] {
  const names = new Map((reading?.symbols ?? []).map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => ({ id, name }));
}

function alreadyShared(): AppError {
  return new AppError(400, 'already_shared', errorMessages.alreadyShared);
}
