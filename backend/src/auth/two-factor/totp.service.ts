import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  errorMessages,
  type RecoveryCodes,
  type TotpDisableInput,
  type TotpSecret,
  type TotpState,
} from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../http/app-error.js';
import { FailureLockService } from '../../limits/failure-lock.service.js';
import { PasswordProofService } from '../passwords/password-proof.service.js';
import { SecondFactorService } from './second-factor.service.js';

/** Turning two-step sign-in on and off. An access token alone does neither: the password is asked for as well. */
@Injectable()
export class TotpService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly proof: PasswordProofService,
    private readonly secondFactor: SecondFactorService,
    private readonly locks: FailureLockService,
    private readonly audit: AuditService,
  ) {}

  state(userId: string): Promise<TotpState> {
    return this.secondFactor.state(userId);
  }

  async begin(userId: string, password: string): Promise<TotpSecret> {
    const { email } = await this.proof.require(userId, password);
    const secret = await this.secondFactor.begin(userId, email);
    if (!secret) throw new AppError(409, 'totp_already_on', errorMessages.totpAlreadyOn);
    await this.locks.succeed('currentPassword', userId);
    return secret;
  }

  async confirm(userId: string, code: string, ip: string): Promise<RecoveryCodes> {
    if (await this.secondFactor.isOn(userId)) {
      throw new AppError(409, 'totp_already_on', errorMessages.totpAlreadyOn);
    }
    const recoveryCodes = await this.secondFactor.confirm(userId, code);
    if (!recoveryCodes) throw new AppError(400, 'totp_wrong', errorMessages.totpWrong);
    await this.audit.note({ action: 'totp.on', actorId: userId, ip });
    return { recoveryCodes };
  }

  async disable(userId: string, { password, code }: TotpDisableInput, ip: string): Promise<void> {
    await this.proof.require(userId, password);
    if (!(await this.secondFactor.isOn(userId))) {
      throw new AppError(409, 'totp_off', errorMessages.totpOff);
    }
    if ((await this.secondFactor.spend(userId, code)) === null) {
      await this.locks.fail('currentPassword', userId);
      await this.audit.note({ action: 'totp.refused', actorId: userId, ip });
      throw new AppError(400, 'totp_wrong', errorMessages.totpWrong);
    }
    await this.secondFactor.turnOff(this.dataSource.manager, userId);
    await this.locks.succeed('currentPassword', userId);
    await this.audit.note({ action: 'totp.off', actorId: userId, ip });
  }
}
