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

/** A member leaves: everything of theirs goes in one transaction, and a last e-mail says so. */
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
    const { email, username, tokenVersion } = await this.requireWill(userId, input, ip);
    const dreams = await this.dataSource.transaction(async (manager) => {
      await lockLeaver(manager, userId, tokenVersion);
      return this.members.deleteMember(manager, userId);
    });
    await this.members.discardJobs(dreams);
    // After everything else that could name the member.
    this.logger.log({ msg: 'a member left', dreams: dreams.length });
    await this.mail.sendFarewell({ to: email, username });
  }

  private async requireWill(userId: string, input: LeaveInput, ip: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (!user) throw leftAlready();
    if (user.passwordHash === null) {
      if (input.confirm?.trim().toLowerCase() === user.email) return user;
      throw refusal('confirm', errorMessages.leavingConfirmation);
    }
    if (input.password === undefined) throw refusal('password', validationMessages.passwordRequired);
    try {
      return await this.proof.require(userId, input.password);
    } catch (error) {
      await this.audit.note({ action: 'account.leave_refused', actorId: userId, ip });
      throw error;
    }
  }
}

/** All admins are locked in one order, so that of the last two who leave at once one stays. */
async function lockLeaver(manager: EntityManager, userId: string, tokenVersion: number): Promise<void> {
  const locked = await manager.query<{ id: string; is_admin: boolean; token_version: number }[]>(
    `SELECT id, is_admin, token_version FROM users
     WHERE id = $1 OR (is_admin AND (SELECT is_admin FROM users WHERE id = $1)) ORDER BY id FOR UPDATE`,
    [userId],
  );
  const leaver = locked.find(({ id }) => id === userId);
  if (leaver?.token_version !== tokenVersion) throw leftAlready();
  const hasSuccessor = locked.some(({ id, is_admin }) => is_admin && id !== userId);
  if (leaver.is_admin && !hasSuccessor) throw new AppError(403, 'last_admin', errorMessages.lastAdmin);
}

/** From another tab, or the password is a new one by now. */
function leftAlready(): AppError {
  return new AppError(401, 'unauthorized', errorMessages.loginRequired);
}

function refusal(field: string, message: string): AppError {
  return new AppError(400, 'confirmation_wrong', message, { details: [{ field, message }] });
}
