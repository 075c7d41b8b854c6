import type { DataSource } from 'typeorm';
import type { AuditService } from '../audit/audit.service.js';
import type { PasswordProofService } from '../auth/passwords/password-proof.service.js';
import type { UsersService } from '../auth/users.service.js';
import { AppError } from '../http/app-error.js';
import type { MailService } from '../mail/mail.service.js';
import { LeavingService } from './leaving.service.js';
import type { MemberDeletionService } from './member-deletion.service.js';

const noted: string[] = [];
const leavingWhenProofFailsWith = (error: AppError) =>
  new LeavingService(
    {} as DataSource,
    { findById: () => Promise.resolve({ passwordHash: 'hash' }) } as unknown as UsersService,
    { require: () => Promise.reject(error) } as unknown as PasswordProofService,
    {} as MemberDeletionService,
    {} as MailService,
    { note: ({ action }: { action: string }) => Promise.resolve(void noted.push(action)) } as AuditService,
  );

describe('a refused deletion of the own account', () => {
  beforeEach(() => (noted.length = 0));

  it.each([
    ['current_password_wrong', 400, ['account.leave_refused']],
    ['unauthorized', 401, []],
  ] as const)('with %s (%d) is noted only while the account exists', async (code, status, notes) => {
    const leaving = leavingWhenProofFailsWith(new AppError(status, code, 'refused'));
    await expect(leaving.leave('id', { password: 'x' }, '127.0.0.1')).rejects.toMatchObject({ code });
    expect(noted).toEqual(notes);
  });
});
