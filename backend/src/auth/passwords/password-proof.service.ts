import { Injectable } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import { FailureLockService } from '../../limits/failure-lock.service.js';
import type { UserEntity } from '../user.entity.js';
import { UsersService } from '../users.service.js';
import { PasswordService } from './password.service.js';

/** Asks for the password once more before what a stolen access token must not be able to do. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordService,
    private readonly locks: FailureLockService,
  ) {}

  /** Locked as the change of a password is: all guess at the same secret. */
  async require(userId: string, password: string): Promise<UserEntity> {
    await this.locks.check('currentPassword', userId);
    const user = await this.users.findById(userId);
    if (!user) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    if (user.passwordHash === null) {
      throw new AppError(400, 'password_missing', errorMessages.passwordMissing);
    }
    const { own } = await this.passwords.match(password, user);
    if (own) return user;
    await this.locks.fail('currentPassword', userId);
    throw new AppError(400, 'current_password_wrong', errorMessages.currentPasswordWrong);
  }

  /** What was asked for is done: the tries before it count no more. */
  async succeed(userId: string): Promise<void> {
    await this.locks.succeed('currentPassword', userId);
  }
}
