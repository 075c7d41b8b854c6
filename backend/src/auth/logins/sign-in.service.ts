import { Injectable } from '@nestjs/common';
import { type AuditAction, errorMessages } from '@kkumpuri/contract';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../http/app-error.js';
import { SecondFactorService } from '../two-factor/second-factor.service.js';
import type { UserEntity } from '../user.entity.js';
import { UsersService } from '../users.service.js';
import { LoginAttemptsService, type Origin } from './login-attempts.service.js';
import { TokenService } from './token.service.js';

/** Shared by all ways of signing in: the lock, the second factor and the session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokenService,
    private readonly attempts: LoginAttemptsService,
    private readonly secondFactor: SecondFactorService,
    private readonly audit: AuditService,
  ) {}

  async checkLock(email: string, origin: Origin): Promise<void> {
    try {
      await this.attempts.check(email, origin);
    } catch (error) {
      await this.audit.note({ action: 'login.locked' });
      throw error;
    }
  }

  async requireSecondFactor(user: UserEntity, code: string | undefined, origin: Origin): Promise<void> {
    if (!(await this.secondFactor.isOn(user.id))) return;
    if (!code?.trim()) throw new AppError(401, 'totp_required', errorMessages.totpRequired);
    const match = await this.secondFactor.spend(user.id, code);
    if (match === 'recovery') await this.note('totp.recovery_code', user, origin);
    if (match !== null) return;
    await this.refuse('totp.refused', user.email, user, origin);
    throw new AppError(401, 'totp_wrong', errorMessages.totpWrong);
  }

  async refuse(action: AuditAction, email: string, user: UserEntity | null, origin: Origin): Promise<void> {
    await this.attempts.fail(email, origin);
    await this.audit.note({ action, targetId: user?.id, ip: origin.ip });
  }

  /** The access token of who has proved everything. */
  async complete(user: UserEntity, origin: Origin): Promise<string> {
    await this.attempts.succeed(user.email, origin);
    const token = await this.tokens.issue(user, origin.device);
    await this.users.moveSession(origin.sessionId, origin.nextSessionId);
    await this.note('login', user, origin);
    return token;
  }

  private async note(action: AuditAction, user: UserEntity, { ip, device }: Origin): Promise<void> {
    await this.audit.note({ action, actorId: user.id, detail: device ?? undefined, ip });
  }
}
