import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type LoginSession } from '@kkumpuri/contract';
import type DataLoader from 'dataloader';
import { DataSource, type EntityManager } from 'typeorm';
import { createLoader } from '../../concurrency/create-loader.js';
import { columnsOf } from '../../database/columns-of.js';
import { errorMessage } from '../../logging/error-for-logs.js';
import { ENV, type Env } from '../../config/env.js';
import { lifetimeSeconds } from '../../config/formats.js';
import type { LoginEntity } from './login.entity.js';
import { UserEntity } from '../user.entity.js';

const HOUR_MS = 3_600_000;
/** More devices than a person has; the oldest login ends when there would be more. */
const MOST_LOGINS = 100;

/** A login that is good, and whose it is. */
export type LiveLogin = UserEntity & { loginId: string; seenAt: Date };

/** The devices that are logged in. An access token is good while its login has a row here. */
@Injectable()
export class LoginsService {
  private readonly logger = new Logger(LoginsService.name);
  private readonly byId: DataLoader<string, LiveLogin | null>;
  private readonly isLive: string;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    // `seen_at` may be an hour behind, which is no reason to end a login that is in use.
    this.isLive = `expires_at > now() AND seen_at > now() - interval '${lifetimeSeconds(env.SESSION_IDLE)} seconds 1 hour'`;
    this.byId = createLoader((ids) => this.findAll(ids));
  }

  /** Checked at every call that carries an access token, so concurrent checks are coalesced. */
  async find(id: string): Promise<LiveLogin | null> {
    const login = await this.byId.load(id);
    if (login && login.seenAt < thisHour()) void this.markSeen(id);
    return login;
  }

  /** Null when the password was changed since the user was read: whoever proved the old one is not let in. */
  async begin(user: UserEntity, device: string | null, expiresAt: Date): Promise<string | null> {
    const [made] = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO logins (user_id, device, expires_at, seen_at)
       SELECT id, $2, $3, $4 FROM users WHERE id = $1 AND token_version = $5 FOR SHARE
       RETURNING id`,
      [user.id, device, expiresAt, thisHour(), user.tokenVersion],
    );
    await this.dataSource.query(
      `DELETE FROM logins WHERE id IN (
         SELECT id FROM logins WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET ${MOST_LOGINS})`,
      [user.id],
    );
    return made?.id ?? null;
  }

  async list(userId: string, currentId: string): Promise<LoginSession[]> {
    const rows = await this.dataSource.query<Pick<LoginEntity, 'id' | 'device' | 'createdAt' | 'seenAt'>[]>(
      `SELECT id, device, created_at AS "createdAt", seen_at AS "seenAt" FROM logins
       WHERE user_id = $1 AND ${this.isLive} ORDER BY id = $2 DESC, seen_at DESC, created_at DESC`,
      [userId, currentId],
    );
    return rows.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      current: id === currentId,
    }));
  }

  /** False when the user has no such login. */
  async end(userId: string, id: string): Promise<boolean> {
    const [ended] = await this.dataSource.query<[unknown[]]>(
      'DELETE FROM logins WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, userId],
    );
    return ended.length > 0;
  }

  async endOthers(userId: string, currentId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM logins WHERE user_id = $1 AND id <> $2', [userId, currentId]);
  }

  /** In the transaction of an admin's order. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await endAllLogins(manager, userId);
  }

  /** Logins that are over by themselves. Called by the worker's housekeeping. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM logins WHERE NOT (${this.isLive})`);
  }

  private async findAll(ids: readonly string[]): Promise<(LiveLogin | null)[]> {
    const found = await this.dataSource.query<LiveLogin[]>(
      `SELECT ${columnsOf(this.dataSource.getRepository(UserEntity))}, login_id AS "loginId", seen_at AS "seenAt"
       FROM users JOIN (
         SELECT id AS login_id, user_id AS owner, seen_at FROM logins WHERE id = ANY($1) AND ${this.isLive}) AS login
         ON owner = users.id`,
      [ids],
    );
    const byId = new Map(found.map((login) => [login.loginId, login]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private async markSeen(id: string): Promise<void> {
    try {
      await this.dataSource.query('UPDATE logins SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [
        id,
        thisHour(),
      ]);
    } catch (error) {
      this.logger.warn({ msg: 'a login was not marked as seen', reason: errorMessage(error) });
    }
  }
}

/** In the transaction of what ends them, such as a new password. */
export async function endAllLogins(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('DELETE FROM logins WHERE user_id = $1', [userId]);
}

function thisHour(): Date {
  return new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
}
