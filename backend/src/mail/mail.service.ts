import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import {
  type EmailChanged,
  type EmailConfirmation,
  type Farewell,
  type WaysInChanged,
  writeEmailChanged,
  writeEmailConfirmation,
  writeFarewell,
  writeWaysInChanged,
} from './account-emails.js';
import { type PasswordHelp, writePasswordHelp } from './password-help.js';
import { createOutboxTransport } from './outbox-transport.js';
import type { Email, MailTransport } from './mail-transport.types.js';
import { createSmtpTransport } from './smtp-transport.js';

/** Sends emails by SMTP, or writes them to `DATA_DIR/outbox` if no server is configured. */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly logger = new Logger(MailService.name);
  private readonly transport: MailTransport;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.transport = env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createOutboxTransport(env.DATA_DIR);
  }

  sendPasswordHelp(help: PasswordHelp): Promise<void> {
    return this.send({ to: help.to, ...writePasswordHelp(help) });
  }

  sendEmailConfirmation(email: EmailConfirmation): Promise<void> {
    return this.send({ to: email.to, ...writeEmailConfirmation(email) });
  }

  sendEmailChanged(email: Omit<EmailChanged, 'operatorEmail'>): Promise<void> {
    const operatorEmail = this.env.OPERATOR_EMAIL;
    return this.send({ to: email.to, ...writeEmailChanged({ ...email, operatorEmail }) });
  }

  sendWaysInChanged(email: Omit<WaysInChanged, 'operatorEmail'>): Promise<void> {
    const operatorEmail = this.env.OPERATOR_EMAIL;
    return this.send({ to: email.to, ...writeWaysInChanged({ ...email, operatorEmail }) });
  }

  sendFarewell(email: Farewell): Promise<void> {
    return this.send({ to: email.to, ...writeFarewell(email) });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** A failed email does not fail the request. Neither its recipient nor its content is logged. */
  private async send(email: Omit<Email, 'from'>): Promise<void> {
    try {
      await this.transport.send({ from: this.env.MAIL_FROM, ...email });
    } catch (error) {
      this.logger.error({ msg: 'email was not sent', reason: smtpFailureCodes(error) });
    }
  }
}

/** The messages of a mail server may contain the address; its codes do not. */
function smtpFailureCodes(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (typeof error !== 'object' || error === null) return {};
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
