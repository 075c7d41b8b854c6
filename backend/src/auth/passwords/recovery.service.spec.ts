import { noticeMessages } from '@kkumpuri/contract';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.js';
import type { Env } from '../../config/env.js';
import type { LimiterService } from '../../limits/limiter.service.js';
import type { MailService } from '../../mail/mail.service.js';
import type { LoginAttemptsService } from '../logins/login-attempts.service.js';
import type { PasswordService } from './password.service.js';
import { RecoveryService } from './recovery.service.js';

const NOTICE = { message: noticeMessages.forgotPassword };

function recoveryWith(transaction: () => Promise<unknown>, env: Partial<Env> = {}, wait = 0) {
  const send = jest.fn().mockResolvedValue(undefined);
  const hash = jest.fn().mockResolvedValue('hash');
  const note = jest.fn().mockResolvedValue(undefined);
  const recovery = new RecoveryService(
    { PUBLIC_URL: 'https://dream.example', ...env } as Env,
    { transaction } as unknown as DataSource,
    { hash } as unknown as PasswordService,
    { sendPasswordHelp: send } as unknown as MailService,
    { consume: () => Promise.resolve(wait) } as unknown as LimiterService,
    {} as LoginAttemptsService,
    { note } as unknown as AuditService,
  );
  return { recovery, send, hash, note };
}

describe('RecoveryService', () => {
  const user = { id: 'member', username: '하늘' };
  const found = () => Promise.resolve(user);

  it('answers as usual when the help fails, and logs only the name of the error', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const { recovery } = recoveryWith(() => Promise.reject(new TypeError('sky@example.com is broken')));
    await expect(recovery.forgot('sky@example.com', '192.0.2.1')).resolves.toEqual(NOTICE);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).toContain('TypeError');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('sky@');
    logged.mockRestore();
  });

  it('waits for the help in progress before the process ends', async () => {
    let finish = () => undefined as void;
    const { recovery, send } = recoveryWith(() => new Promise((resolve) => (finish = () => resolve(user))));
    await recovery.forgot('sky@example.com', '192.0.2.1');
    const ended = recovery.beforeApplicationShutdown();
    expect(send).not.toHaveBeenCalled();
    finish();
    await ended;
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('notes who asked for help, and e-mails the normalised address', async () => {
    const { recovery, send, note } = recoveryWith(found);
    await recovery.forgot(' SKY@example.com', '192.0.2.1');
    await recovery.beforeApplicationShutdown();
    expect(note).toHaveBeenCalledWith({ action: 'password.help', targetId: 'member', ip: '192.0.2.1' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ to: 'sky@example.com', username: '하늘' }));
  });

  it('sends nothing to a mailbox that has reached its limit, and costs no hash', async () => {
    const { recovery, send, hash } = recoveryWith(found, {}, 60);
    await expect(recovery.forgot('sky@example.com', '192.0.2.1')).resolves.toEqual(NOTICE);
    await recovery.beforeApplicationShutdown();
    expect(send).not.toHaveBeenCalled();
    expect(hash).not.toHaveBeenCalled();
  });

  it('does not limit e-mails where the response has the temporary password', async () => {
    const { recovery, send } = recoveryWith(found, { EXPOSE_TEMP_PASSWORD: true }, 60);
    const { tempPassword } = await recovery.forgot('sky@example.com', '192.0.2.1');
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ temporaryPassword: tempPassword }));
  });
});
