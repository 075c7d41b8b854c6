import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { PasswordService } from './passwords/password.service.js';
import { UserEntity } from './user.entity.js';
import { normalizeEmail } from './normalize-email.js';

/** Creates the admin account from ADMIN_EMAIL and ADMIN_PASSWORD at startup if it does not exist. */
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
    if (!existing) return this.create(email, ADMIN_PASSWORD.normalize('NFC'));
    if (!existing.isAdmin) {
      this.logger.warn('ADMIN_EMAIL belongs to a member who is not an admin; run "npm run admin -- grant"');
    }
  }

  /** Processes that start at the same time create only one account. */
  private async create(email: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.users
      .createQueryBuilder()
      .insert()
      .values({ email, username: '관리자', passwordHash, isAdmin: true })
      .orIgnore()
      .execute();
    this.logger.log('created the admin account of ADMIN_EMAIL');
  }
}
