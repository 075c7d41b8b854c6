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

/** Every answer takes this long, whatever goes on behind it, so that time says nothing about the address. */
const ANSWER_AFTER_MS = 150;

/** Ways back for who forgot the password. None of them touches the password until it is used. */
@Injectable()
export class RecoveryService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RecoveryService.name);
  private readonly underWay = new Set<Promise<void>>();

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
    const help = this.inBackground(this.help(email, tempPassword, ip));
    await pause(ANSWER_AFTER_MS);
    const message = noticeMessages.forgotPassword;
    if (!this.env.EXPOSE_TEMP_PASSWORD) return { message };
    await help;
    return { message, tempPassword };
  }

  /** Before somebody thinks of a password for a link that no longer works. It is not used up by being looked at. */
  async checkLink(token: string): Promise<void> {
    const [found] = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM reset_tokens WHERE token_hash = $1 AND expires_at > now()',
      [digestOf(token)],
    );
    if (!found) throw resetTokenInvalid();
  }

  /** Works once, even for two at the same time. */
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
    await Promise.all(this.underWay);
  }

  private inBackground(work: Promise<void>): Promise<void> {
    const watched = work
      .catch((error: unknown) =>
        this.logger.error({ msg: 'no help with a password', reason: errorName(error) }),
      )
      .finally(() => this.underWay.delete(watched));
    this.underWay.add(watched);
    return watched;
  }

  /** Both ways back, in one email. An unknown address costs the same hash and gets nothing. */
  private async help(email: string, temporaryPassword: string, ip: string): Promise<void> {
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

  /** Asked for by strangers again and again, a mailbox is left in peace, and its newest email stays good. */
  private async hasReachedEmailLimit(email: string): Promise<boolean> {
    if (this.env.EXPOSE_TEMP_PASSWORD) return false;
    return (await this.limiter.consume('emails', EMAILS_PER_MAILBOX, email)) > 0;
  }
}

function resetTokenInvalid(): AppError {
  return new AppError(400, 'reset_token_invalid', errorMessages.resetTokenInvalid);
}

/** The newest temporary password and link supersede earlier ones. Null when nobody has this address. */
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
 * Who held the token, or null. Locks the user first, as `grant` does, so that the two never deadlock. A password that is
 * refused leaves the token good.
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
