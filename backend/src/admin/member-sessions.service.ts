import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { errorMessages } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { LoginsService } from '../auth/logins/logins.service.js';
import { AppError } from '../http/app-error.js';
import type { Actor } from './actor.js';

/** Logs a member out everywhere, with an entry in the activity log. */
@Injectable()
export class MemberSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logins: LoginsService,
    private readonly audit: AuditService,
  ) {}

  async endAll(userId: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await manager.query<unknown[]>('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      if (found.length === 0) throw new AppError(404, 'not_found', errorMessages.userNotFound);
      await this.logins.endAll(manager, userId);
      await this.audit.record(manager, { ...actor, action: 'user.sessions_end', targetId: userId });
    });
  }
}
