import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ChangeEmailInput, errorMessages, limits, noticeMessages } from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ENV, type Env, publicUrl } from '../config/env.js';
import { AppError } from '../http/app-error.js';
import { LimiterService } from '../limits/limiter.service.js';
import { EMAILS_PER_MAILBOX } from '../limits/limits.types.js';
import { MailService } from '../mail/mail.service.js';
import { normalizeEmail } from './normalize-email.js';
import { PasswordProofService } from './passwords/password-proof.service.js';
import { digestOf, makeSecretToken } from './secret-tokens.js';
import { isTaken } from './users.service.js';

interface ChangedEmail {
  id: string;
  username: string;
  before: string;
  after: string;
}

/** A new e-mail address: it confirms itself by a link, and the old one is told. */
@Injectable()
export class EmailChangeService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly proof: PasswordProofService,
    private readonly mail: MailService,
    private readonly limiter: LimiterService,
    private readonly audit: AuditService,
  ) {}

  /** The answer is the same for an address that somebody has: only who can read its mailbox learns of that. */
  async ask(userId: string, { email, password }: ChangeEmailInput, ip: string): Promise<{ message: string }> {
    const { username } = await this.proof.require(userId, password);
    await this.proof.succeed(userId);
    const to = normalizeEmail(email);
    const message = noticeMessages.emailChangeSent;
    if ((await this.limiter.consume('emails', EMAILS_PER_MAILBOX, to)) > 0) return { message };
    const token = makeSecretToken();
    await this.dataSource.query(
      `INSERT INTO email_changes (user_id, new_email, token_hash, expires_at)
       SELECT id, $2, $3, now() + interval '${limits.emailChangeMinutes} minutes' FROM users WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE
         SET new_email = excluded.new_email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [userId, to, digestOf(token)],
    );
    await this.audit.note({ action: 'account.email_ask', actorId: userId, ip });
    await this.mail.sendEmailConfirmation({
      to,
      username,
      link: `${publicUrl(this.env)}/confirm-email?token=${token}`,
      minutes: limits.emailChangeMinutes,
    });
    return { message };
  }

  /** Works once. Whoever holds the link shows that the mailbox is theirs, so no login is asked for. */
  async confirm(token: string, ip: string): Promise<{ message: string }> {
    const changed = await this.change(token);
    if (!changed) throw new AppError(400, 'email_token_invalid', errorMessages.emailTokenInvalid);
    const { id, username, before, after } = changed;
    await this.audit.note({ action: 'account.email_change', actorId: id, ip });
    if (before !== after) await this.mail.sendEmailChanged({ to: before, username, newEmail: after });
    return { message: noticeMessages.emailChanged };
  }

  private async change(token: string): Promise<ChangedEmail | null> {
    try {
      return await this.dataSource.transaction((manager) => redeem(manager, digestOf(token)));
    } catch (error) {
      throw isTaken(error) ? new AppError(409, 'email_taken', errorMessages.emailTaken) : error;
    }
  }
}

/** Ways back into the account that went to the old address end with it. */
async function redeem(manager: EntityManager, tokenHash: string): Promise<ChangedEmail | null> {
  const [found] = await manager.query<Omit<ChangedEmail, 'after'>[]>(
    `SELECT holder.id, holder.username, holder.email AS before FROM users holder
     JOIN email_changes change ON change.user_id = holder.id WHERE change.token_hash = $1 FOR UPDATE OF holder`,
    [tokenHash],
  );
  if (!found) return null;
  const [[spent]] = await manager.query<[{ after: string }[]]>(
    'DELETE FROM email_changes WHERE token_hash = $1 AND expires_at > now() RETURNING new_email AS after',
    [tokenHash],
  );
  if (!spent) return null;
  await manager.query(
    `UPDATE users SET email = $2, temporary_password_hash = NULL, temporary_password_expires_at = NULL,
       temporary_password_used = false WHERE id = $1`,
    [found.id, spent.after],
  );
  await manager.query('DELETE FROM reset_tokens WHERE user_id = $1', [found.id]);
  return { ...found, after: spent.after };
}
