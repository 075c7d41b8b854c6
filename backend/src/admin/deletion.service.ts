import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { errorMessages } from '@kkumpuri/contract';
import { MemberDeletionService } from '../account/member-deletion.service.js';
import { AppError } from '../http/app-error.js';
import { DreamDeletionService } from '../dreams/dream-deletion.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from './actor.js';

/** Deletes members and dreams with all dependent rows in one transaction, with an entry in the activity log. */
@Injectable()
export class DeletionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly deletion: DreamDeletionService,
    private readonly members: MemberDeletionService,
  ) {}

  /** Throws 404 if the member does not exist, 403 if the member is an admin. */
  async deleteUser(id: string, actor: Actor): Promise<void> {
    const dreams = await this.dataSource.transaction(async (manager) => {
      await lockDeletable(manager, id);
      const deleted = await this.members.deleteMember(manager, id);
      await this.audit.record(manager, { ...actor, action: 'user.delete', targetId: id });
      return deleted;
    });
    await this.deletion.discardJobs(dreams);
  }

  async deleteInterpretation(id: string, actor: Actor): Promise<void> {
    const dreams = await this.dataSource.transaction(async (manager) => {
      const deleted = await this.deletion.deleteRows('id = $1', [id], manager);
      if (deleted.length === 0) throw new AppError(404, 'not_found', errorMessages.interpretationNotFound);
      await this.audit.record(manager, { ...actor, action: 'interpretation.delete', targetId: id });
      return deleted;
    });
    await this.deletion.discardJobs(dreams);
  }
}

/** Locks the member's row. This blocks new likes by the member: a like locks the member first. */
async function lockDeletable(manager: EntityManager, id: string): Promise<void> {
  const [user] = await manager.query<{ is_admin: boolean }[]>(
    'SELECT is_admin FROM users WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!user) throw new AppError(404, 'not_found', errorMessages.userNotFound);
  if (user.is_admin) throw new AppError(403, 'admin_undeletable', errorMessages.adminUndeletable);
}
