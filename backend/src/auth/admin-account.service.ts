import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { PasswordService } from './passwords/password.service.js';
import { UserEntity } from './user.entity.js';
import { normalizeEmail } from './normalize-email.js';

/** The admin that ADMIN_EMAIL and ADMIN_PASSWORD ask for, made at boot when absent. */
@Injectable()
export class AdminAccountService implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdminAccountService.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly passwords: PasswordService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.env;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return;
    const email = normalizeEmail(ADMIN_EMAIL);
    const existing = await this.users.findOneBy({ email });
    if (!existing) return this.make(email, ADMIN_PASSWORD.normalize('NFC'));
    if (!existing.isAdmin) {
      this.logger.warn('ADMIN_EMAIL belongs to a member who is no admin; "npm run admin -- grant" makes one');
    }
  }

  /** Two processes that boot at once make one. */
  private async make(email: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.users
      .createQueryBuilder()
      .insert()
      .values({ email, username: '관리자', passwordHash, isAdmin: true })
      .orIgnore()
      .execute();
    this.logger.log('the admin account of ADMIN_EMAIL was made');
  }
}
