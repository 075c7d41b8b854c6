import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { errorMessages, noticeMessages } from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../http/app-error.js';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { LimiterService } from '../../limits/limiter.service.js';
import { EMAILS_PER_MAILBOX } from '../../limits/limits.types.js';
import { MailService } from '../../mail/mail.service.js';
import { LoginAttemptsService, type Origin } from '../logins/login-attempts.service.js';
import { makeTemporaryPassword, PasswordService, refuseCommonPassword } from './password.service.js';
import { refusePersonalPassword } from './personal-password.js';
import { normalizeEmail } from '../normalize-email.js';
import { digestOf, makeSecretToken } from '../secret-tokens.js';
import { writePassword } from '../users.service.js';

const TEMPORARY_PASSWORD_MINUTES = 10;
const RESET_TOKEN_MINUTES = 30;

/** Every response takes this long, so that its timing does not reveal whether the address is registered. */
const RESPONSE_DELAY_MS = 150;

/** Password recovery by temporary password or reset link. Neither changes the password until it is used. */
@Injectable()
export class RecoveryService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RecoveryService.name);
  private readonly inProgress = new Set<Promise<void>>();

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordService,
    private readonly mail: MailService,
    private readonly limiter: LimiterService,
    private readonly attempts: LoginAttemptsService,
    private readonly audit: AuditService,
  ) {}

  async forgot(typedEmail: string, ip: string): Promise<{ message: string; tempPassword?: string }> {
    const email = normalizeEmail(typedEmail);
    const tempPassword = makeTemporaryPassword();
    const help = this.inBackground(this.sendHelp(email, tempPassword, ip));
    await pause(RESPONSE_DELAY_MS);
    const message = noticeMessages.forgotPassword;
    if (!this.env.EXPOSE_TEMP_PASSWORD) return { message };
    await help;
    return { message, tempPassword };
  }

  /** Lets the page reject an invalid link before the user enters a password. Does not use up the token. */
  async checkLink(token: string): Promise<void> {
    const [found] = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM reset_tokens WHERE token_hash = $1 AND expires_at > now()',
      [digestOf(token)],
    );
    if (!found) throw resetTokenInvalid();
  }

  /** A token works once, even with concurrent requests. */
  async reset(token: string, newPassword: string, origin: Origin): Promise<{ message: string }> {
    refuseCommonPassword(newPassword, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    const holder = await this.dataSource.transaction((manager) =>
      redeem(manager, digestOf(token), { newPassword, passwordHash }),
    );
    if (!holder) throw resetTokenInvalid();
    await this.attempts.succeed(holder.email, origin);
    await this.audit.note({ action: 'password.reset', actorId: holder.id, ip: origin.ip });
    return { message: noticeMessages.passwordReset };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.inProgress);
  }

  private inBackground(work: Promise<void>): Promise<void> {
    const watched = work
      .catch((error: unknown) =>
        this.logger.error({ msg: 'sending password help failed', reason: errorName(error) }),
      )
      .finally(() => this.inProgress.delete(watched));
    this.inProgress.add(watched);
    return watched;
  }

  /** Sends temporary password and reset link in one email. For an unknown address, only computes the hash. */
  private async sendHelp(email: string, temporaryPassword: string, ip: string): Promise<void> {
    if (await this.hasReachedEmailLimit(email)) return;
    const token = makeSecretToken();
    const temporaryHash = await this.passwords.hash(temporaryPassword);
    const user = await this.dataSource.transaction((manager) =>
      grant(manager, email, temporaryHash, digestOf(token)),
    );
    if (!user) return;
    await this.audit.note({ action: 'password.help', targetId: user.id, ip });
    await this.mail.sendPasswordHelp({
      to: email,
      username: user.username,
      temporaryPassword,
      temporaryPasswordMinutes: TEMPORARY_PASSWORD_MINUTES,
      resetLink: `${publicUrl(this.env)}/reset-password?token=${token}`,
      resetMinutes: RESET_TOKEN_MINUTES,
    });
  }

  /** Limits emails per mailbox, against abuse by strangers. The last email sent stays valid. */
  private async hasReachedEmailLimit(email: string): Promise<boolean> {
    if (this.env.EXPOSE_TEMP_PASSWORD) return false;
    return (await this.limiter.consume('emails', EMAILS_PER_MAILBOX, email)) > 0;
  }
}

function resetTokenInvalid(): AppError {
  return new AppError(400, 'reset_token_invalid', errorMessages.resetTokenInvalid);
}

/** The new temporary password and link replace earlier ones. Returns null if the address is not registered. */
async function grant(
  manager: EntityManager,
  email: string,
  temporaryHash: string,
  tokenHash: string,
): Promise<{ id: string; username: string } | null> {
  const [[user]] = await manager.query<[{ id: string; username: string }[]]>(
    `UPDATE users SET temporary_password_hash = $2, temporary_password_used = false,
       temporary_password_expires_at = now() + interval '${TEMPORARY_PASSWORD_MINUTES} minutes'
     WHERE email = $1 RETURNING id, username`,
    [email, temporaryHash],
  );
  if (!user) return null;
  await manager.query('DELETE FROM reset_tokens WHERE user_id = $1', [user.id]);
  await manager.query(
    `INSERT INTO reset_tokens (token_hash, user_id, expires_at)
     VALUES ($1, $2, now() + interval '${RESET_TOKEN_MINUTES} minutes')`,
    [tokenHash, user.id],
  );
  return user;
}

interface TokenHolder {
  id: string;
  email: string;
  username: string;
}

/**
 * Returns the user of the token, or null if it is invalid. Locks the user first, as `grant` does, to prevent deadlocks.
 * A rejected password leaves the token valid.
 */
async function redeem(
  manager: EntityManager,
  tokenHash: string,
  { newPassword, passwordHash }: { newPassword: string; passwordHash: string },
): Promise<TokenHolder | null> {
  const [holder] = await manager.query<TokenHolder[]>(
    `SELECT holder.id, holder.email, holder.username FROM users holder
     JOIN reset_tokens token ON token.user_id = holder.id WHERE token.token_hash = $1 FOR UPDATE OF holder`,
    [tokenHash],
  );
  if (!holder) return null;
  const [spent] = await manager.query<[unknown[]]>(
    'DELETE FROM reset_tokens WHERE token_hash = $1 AND expires_at > now() RETURNING user_id',
    [tokenHash],
  );
  if (spent.length === 0) return null;
  refusePersonalPassword(newPassword, holder, 'newPassword');
  await writePassword(manager, holder.id, passwordHash, null);
  return holder;
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
