import { Injectable } from '@nestjs/common';
import {
  type ChangePasswordInput,
  errorMessages,
  type LoggedIn,
  type LoginInput,
  noticeMessages,
  type RegisterInput,
} from '@kkumpuri/contract';
import { AppError } from '../common/app-error.js';
import { FailureLockService } from '../limits/failure-lock.service.js';
import { LoginAttemptsService, type Origin } from './login-attempts.service.js';
import { type PasswordMatch, PasswordService, refuseCommonPassword } from './password.service.js';
import { TokenService } from './token.service.js';
import type { UserEntity } from './user.entity.js';
import { presentUser, UsersService } from './users.service.js';

/** After its one login a temporary password still counts as the current one on the way to a new one. */
const CHANGE_DUE_WITHIN_MS = 60 * 60_000;

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
    private readonly attempts: LoginAttemptsService,
    private readonly locks: FailureLockService,
  ) {}

  async register({ email, username, password }: RegisterInput, origin: Origin) {
    refuseCommonPassword(password, 'password');
    const passwordHash = await this.passwords.hash(password);
    const { user, linkedDreams } = await this.users.register(
      { email, username, passwordHash },
      origin.sessionId,
    );
    await this.attempts.succeed(email, origin);
    return { token: await this.tokens.issue(user), user: presentUser(user), linkedDreams };
  }

  async login({ email, password }: LoginInput, origin: Origin): Promise<LoggedIn> {
    await this.attempts.check(email, origin);
    const user = await this.users.findByEmail(email);
    const admitted = await this.admit(user, await this.passwords.match(password, user));
    if (!admitted) {
      await this.attempts.fail(email, origin);
      throw new AppError(401, 'invalid_credentials', errorMessages.credentialsWrong);
    }
    await this.attempts.succeed(email, origin);
    return {
      token: await this.tokens.issue(admitted),
      user: presentUser(admitted),
      ...(admitted.mustChangePassword && { mustChangePassword: true }),
    };
  }

  async verify(token: string) {
    const user = await this.tokens.read(token);
    return user ? { valid: true, user: presentUser(user) } : { valid: false };
  }

  async changePassword(userId: string, { currentPassword, newPassword }: ChangePasswordInput) {
    refuseCommonPassword(newPassword, 'newPassword');
    await this.locks.check('currentPassword', userId);
    const user = await this.users.findById(userId);
    const match = await this.passwords.match(currentPassword, user);
    if (!user || !provesOwnership(user, match)) {
      await this.locks.fail('currentPassword', userId);
      throw new AppError(400, 'current_password_wrong', errorMessages.currentPasswordWrong);
    }
    const changed = await this.users.changePassword(user, await this.passwords.hash(newPassword));
    if (!changed) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    await this.locks.succeed('currentPassword', userId);
    return { message: noticeMessages.passwordChanged, token: await this.tokens.issue(changed) };
  }

  private async admit(user: UserEntity | null, match: PasswordMatch): Promise<UserEntity | null> {
    if (!user || match.own) return user;
    if (!match.temporary) return null;
    return this.users.spendTemporaryPassword(user, CHANGE_DUE_WITHIN_MS);
  }
}

/** The password itself, or a temporary one that is still live, used for a login or not. */
function provesOwnership(user: UserEntity, { own, temporary }: PasswordMatch): boolean {
  return own || (temporary && (user.temporaryPasswordExpiresAt?.getTime() ?? 0) > Date.now());
}
