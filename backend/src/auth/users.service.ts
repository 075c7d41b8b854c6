import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { currentTerms, errorMessages, termsDue, type User } from '@kkumpuri/contract';
import { QueryFailedError, type EntityManager, type Repository } from 'typeorm';
import { AppError } from '../http/app-error.js';
import { LinkingService } from '../dreams/linking.service.js';
import { endAllLogins } from './logins/logins.service.js';
import { normalizeEmail } from './normalize-email.js';
import { UserEntity } from './user.entity.js';

const UNIQUE_VIOLATION = '23505';

export interface NewUser {
  email: string;
  username: string;
  /** Null for who comes in by another service. */
  passwordHash: string | null;
  identity?: { provider: string; subject: string };
  agreesTerms: boolean;
  isOver14: boolean;
}

/** The rows of members, and what may be done to them. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly linking: LinkingService,
  ) {}

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ email: normalizeEmail(email) });
  }

  async findByIdentity(provider: string, subject: string): Promise<UserEntity | null> {
    const [identity] = await this.users.query<{ user_id: string }[]>(
      'SELECT user_id FROM identities WHERE provider = $1 AND subject = $2',
      [provider, subject],
    );
    return identity ? this.findById(identity.user_id) : null;
  }

  /** Makes the account and hands it the dreams of the session, both or neither. Fails with 409 for a taken e-mail. */
  async register(
    { email, username, passwordHash, identity, agreesTerms, isOver14 }: NewUser,
    sessionId: string,
    /** What must hold for it, in the same transaction. */
    require: (manager: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ user: UserEntity; linkedDreams: number }> {
    try {
      return await this.users.manager.transaction(async (manager) => {
        await require(manager);
        const now = new Date();
        const made = manager.create(UserEntity, {
          email: normalizeEmail(email),
          username,
          passwordHash,
          ...(agreesTerms && { agreedTerms: currentTerms, agreedAt: now }),
          ...(isOver14 && { over14At: now }),
        });
        await manager.insert(UserEntity, made);
        if (identity) {
          await manager.query('INSERT INTO identities (provider, subject, user_id) VALUES ($1, $2, $3)', [
            identity.provider,
            identity.subject,
            made.id,
          ]);
        }
        const user = await manager.findOneByOrFail(UserEntity, { id: made.id });
        return { user, linkedDreams: await this.linking.link(manager, user.id, sessionId) };
      });
    } catch (error) {
      throw isTaken(error) ? new AppError(409, 'email_taken', errorMessages.emailTaken) : error;
    }
  }

  /** A guest's dreams go with the browser when its session id is renewed. */
  moveSession(from: string, to: string): Promise<void> {
    return this.users.manager.transaction((manager) => this.linking.move(manager, from, to));
  }

  /** Once only, however many try at the same time: null when it is used up, expired or replaced. */
  async spendTemporaryPassword({ id, temporaryPasswordHash }: UserEntity, keepForMs: number) {
    const [rows] = await this.users.query<[unknown[]]>(
      `UPDATE users SET must_change_password = true, temporary_password_used = true,
         temporary_password_expires_at = now() + $3 * interval '1 millisecond'
       WHERE id = $1 AND temporary_password_hash = $2 AND temporary_password_expires_at > now()
         AND NOT temporary_password_used
       RETURNING id`,
      [id, temporaryPasswordHash, keepForMs],
    );
    return rows.length > 0 ? this.findById(id) : null;
  }

  /** Ends every login, the temporary password and pending reset links. Null when `unless` was faster. */
  async changePassword(user: UserEntity, passwordHash: string): Promise<UserEntity | null> {
    return this.users.manager.transaction(async (manager) => {
      const changed = await writePassword(manager, user.id, passwordHash, user.tokenVersion);
      return changed ? manager.findOneBy(UserEntity, { id: user.id }) : null;
    });
  }
}

/** The part of every change of password that must not be forgotten. */
export async function writePassword(
  manager: EntityManager,
  userId: string,
  passwordHash: string,
  expectedVersion: number | null,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[]]>(
    `UPDATE users SET password_hash = $2, token_version = token_version + 1, must_change_password = false,
       temporary_password_hash = NULL, temporary_password_expires_at = NULL, temporary_password_used = false
     WHERE id = $1 AND ($3::int IS NULL OR token_version = $3) RETURNING id`,
    [userId, passwordHash, expectedVersion],
  );
  if (rows.length === 0) return false;
  await manager.query('DELETE FROM reset_tokens WHERE user_id = $1', [userId]);
  await endAllLogins(manager, userId);
  return true;
}

export function isTaken(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION
  );
}

/** Beside the user, in the answer to whoever comes in: what they have yet to agree to. */
export function presentDues(user: UserEntity): { termsDue?: string } {
  const due = termsDue(user);
  return due === null ? {} : { termsDue: due };
}

/** The row as it stands on the wire. */
export function presentUser(user: UserEntity): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    is_admin: user.isAdmin,
    created_at: user.createdAt.toISOString(),
    use_ai: user.useAi,
  };
}
