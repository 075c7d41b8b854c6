import { Injectable } from '@nestjs/common';
import {
  type ChangePasswordInput,
  errorMessages,
  type LoggedIn,
  type LoginInput,
  noticeMessages,
  type RegisterInput,
  type SetPasswordInput,
} from '@kkumpuri/contract';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../http/app-error.js';
import { FailureLockService } from '../limits/failure-lock.service.js';
import { LoginAttemptsService, type Origin } from './logins/login-attempts.service.js';
import { type PasswordMatch, PasswordService, refuseCommonPassword } from './passwords/password.service.js';
import { refusePersonalPassword } from './passwords/personal-password.js';
import { SignInService } from './logins/sign-in.service.js';
import { TokenService } from './logins/token.service.js';
import type { UserEntity } from './user.entity.js';
import { presentDues, presentUser, UsersService } from './users.service.js';

/** After its one login a temporary password still counts as the current one on the way to a new one. */
const CHANGE_DUE_WITHIN_MS = 60 * 60_000;

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
    private readonly attempts: LoginAttemptsService,
    private readonly signIn: SignInService,
    private readonly locks: FailureLockService,
    private readonly audit: AuditService,
  ) {}

  async register({ email, username, password, agreeTerms, over14 }: RegisterInput, origin: Origin) {
    refuseCommonPassword(password, 'password');
    refusePersonalPassword(password, { email, username }, 'password');
    const passwordHash = await this.passwords.hash(password);
    const { user, linkedDreams } = await this.users.register(
      { email, username, passwordHash, agreesTerms: agreeTerms === true, isOver14: over14 === true },
      origin.sessionId,
    );
    await this.attempts.succeed(email, origin);
    const { ip, device } = origin;
    await this.audit.note({ action: 'register', actorId: user.id, detail: device ?? undefined, ip });
    return { token: await this.tokens.issue(user, origin.device), user: presentUser(user), linkedDreams };
  }

  async login({ email, password, totp }: LoginInput, origin: Origin): Promise<LoggedIn> {
    await this.signIn.checkLock(email, origin);
    const user = await this.users.findByEmail(email);
    const match = await this.passwords.match(password, user);
    // Before anything is spent: a temporary password that is right must be good for the second try.
    if (user && provesIdentity(user, match)) await this.signIn.requireSecondFactor(user, totp, origin);
    const admitted = await this.admit(user, match);
    if (!admitted) {
      await this.signIn.refuse('login.refused', email, user, origin);
      throw new AppError(401, 'invalid_credentials', errorMessages.credentialsWrong);
    }
    const token = await this.signIn.complete(admitted, origin);
    return {
      token,
      user: presentUser(admitted),
      ...presentDues(admitted),
      ...(admitted.mustChangePassword && { mustChangePassword: true }),
    };
  }

  async verify(token: string) {
    const user = await this.tokens.read(token);
    return user ? { valid: true, user: presentUser(user), ...presentDues(user) } : { valid: false };
  }

  async changePassword(
    userId: string,
    { currentPassword, newPassword }: ChangePasswordInput,
    { ip, device }: Pick<Origin, 'ip' | 'device'>,
  ) {
    refuseCommonPassword(newPassword, 'newPassword');
    await this.locks.check('currentPassword', userId);
    const user = await this.users.findById(userId);
    const match = await this.passwords.match(currentPassword, user);
    if (!user || !provesOwnership(user, match)) {
      await this.locks.fail('currentPassword', userId);
      await this.audit.note({ action: 'password.change_refused', actorId: userId, ip });
      throw new AppError(400, 'current_password_wrong', errorMessages.currentPasswordWrong);
    }
    refusePersonalPassword(newPassword, user, 'newPassword');
    const changed = await this.users.changePassword(user, await this.passwords.hash(newPassword));
    if (!changed) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    await this.locks.succeed('currentPassword', userId);
    await this.audit.note({ action: 'password.change', actorId: userId, ip });
    return { message: noticeMessages.passwordChanged, token: await this.tokens.issue(changed, device) };
  }

  /** For who came in by another service. */
  async setPassword(
    userId: string,
    { newPassword }: SetPasswordInput,
    { ip, device }: Pick<Origin, 'ip' | 'device'>,
  ) {
    refuseCommonPassword(newPassword, 'newPassword');
    const user = await this.users.findById(userId);
    if (!user) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    if (user.passwordHash !== null) {
      throw new AppError(409, 'password_present', errorMessages.passwordPresent);
    }
    refusePersonalPassword(newPassword, user, 'newPassword');
    const changed = await this.users.changePassword(user, await this.passwords.hash(newPassword));
    if (!changed) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    await this.audit.note({ action: 'password.set', actorId: userId, ip });
    return { message: noticeMessages.passwordSet, token: await this.tokens.issue(changed, device) };
  }

  private async admit(user: UserEntity | null, match: PasswordMatch): Promise<UserEntity | null> {
    if (!user || match.own) return user;
    if (!match.temporary) return null;
    return this.users.spendTemporaryPassword(user, CHANGE_DUE_WITHIN_MS);
  }
}

/** The password itself, or a temporary one that has not been used for a login. */
function provesIdentity(user: UserEntity, match: PasswordMatch): boolean {
  return match.own || (provesOwnership(user, match) && !user.temporaryPasswordUsed);
}

/** The password itself, or a temporary one that is still live, used for a login or not. */
function provesOwnership(user: UserEntity, { own, temporary }: PasswordMatch): boolean {
  return own || (temporary && (user.temporaryPasswordExpiresAt?.getTime() ?? 0) > Date.now());
}
