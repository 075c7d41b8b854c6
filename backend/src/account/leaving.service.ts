import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { errorMessages, type LeaveInput, validationMessages } from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { PasswordProofService } from '../auth/passwords/password-proof.service.js';
import type { UserEntity } from '../auth/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { MemberDeletionService } from './member-deletion.service.js';

/** Deletes a member's account at their request: all their data in one transaction, then a last e-mail. */
@Injectable()
export class LeavingService {
  private readonly logger = new Logger(LeavingService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly proof: PasswordProofService,
    private readonly members: MemberDeletionService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
  ) {}

  async leave(userId: string, input: LeaveInput, ip: string): Promise<void> {
    const { email, username, tokenVersion } = await this.confirmIdentity(userId, input, ip);
    const dreams = await this.dataSource.transaction(async (manager) => {
      await lockMember(manager, userId, tokenVersion);
      return this.members.deleteMember(manager, userId);
    });
    await this.members.discardJobs(dreams);
    // Runs last, after everything that could identify the member is deleted.
    this.logger.log({ msg: 'member deleted their account', dreams: dreams.length });
    await this.mail.sendFarewell({ to: email, username });
  }

  private async confirmIdentity(userId: string, input: LeaveInput, ip: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (!user) throw loginRequired();
    if (user.passwordHash === null) {
      if (input.confirm?.trim().toLowerCase() === user.email) return user;
      throw refusal('confirm', errorMessages.leavingConfirmation);
    }
    if (input.password === undefined) throw refusal('password', validationMessages.passwordRequired);
    try {
      return await this.proof.require(userId, input.password);
    } catch (error) {
      // Nothing may be kept of an account that another tab has deleted meanwhile.
      if (!isLoginRequired(error))
        await this.audit.note({ action: 'account.leave_refused', actorId: userId, ip });
      throw error;
    }
  }
}

/** Locks all admins in id order, so the last two admins cannot both leave at the same time. */
async function lockMember(manager: EntityManager, userId: string, tokenVersion: number): Promise<void> {
  const locked = await manager.query<{ id: string; is_admin: boolean; token_version: number }[]>(
    `SELECT id, is_admin, token_version FROM users
     WHERE id = $1 OR (is_admin AND (SELECT is_admin FROM users WHERE id = $1)) ORDER BY id FOR UPDATE`,
    [userId],
  );
  const member = locked.find(({ id }) => id === userId);
  if (member?.token_version !== tokenVersion) throw loginRequired();
  const hasOtherAdmin = locked.some(({ id, is_admin }) => is_admin && id !== userId);
  if (member.is_admin && !hasOtherAdmin) throw new AppError(403, 'last_admin', errorMessages.lastAdmin);
}

/** The account was deleted in another tab, or the password changed meanwhile. */
function loginRequired(): AppError {
  return new AppError(401, 'unauthorized', errorMessages.loginRequired);
}

const isLoginRequired = (error: unknown): boolean => error instanceof AppError && error.status === 401;

function refusal(field: string, message: string): AppError {
  return new AppError(400, 'confirmation_wrong', message, { details: [{ field, message }] });
}
