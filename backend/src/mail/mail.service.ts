import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { type PasswordHelp, writePasswordHelp } from './password-help.js';
import { createOutboxPost } from './outbox-post.js';
import type { Letter, Post } from './post.types.js';
import { createSmtpPost } from './smtp-post.js';

/** Sends letters by SMTP, or lays them in `DATA_DIR/outbox` where no server is set. */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly logger = new Logger(MailService.name);
  private readonly post: Post;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.post = env.SMTP_URL ? createSmtpPost(env.SMTP_URL) : createOutboxPost(env.DATA_DIR);
  }

  sendPasswordHelp(help: PasswordHelp): Promise<void> {
    return this.send({ to: help.to, ...writePasswordHelp(help) });
  }

  onApplicationShutdown(): void {
    this.post.close();
  }

  /** A letter that does not go out fails nobody's request. Neither its reader nor its words are logged. */
  private async send(letter: Omit<Letter, 'from'>): Promise<void> {
    try {
      await this.post.send({ from: this.env.MAIL_FROM, ...letter });
    } catch (error) {
      this.logger.error({ msg: 'a letter was not sent', reason: reasonOf(error) });
    }
  }
}

/** A mail server's own words may repeat the address; its codes do not. */
function reasonOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (typeof error !== 'object' || error === null) return {};
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
