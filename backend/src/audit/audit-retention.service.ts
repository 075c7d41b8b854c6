import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { auditDays, auditKinds } from '@kkumpuri/contract';

/** Deletes entries of the activity log after the period of the privacy policy. Called by the worker's housekeeping. */
@Injectable()
export class AuditRetentionService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async deleteExpired(): Promise<void> {
    for (const kind of auditKinds) {
      await this.dataSource.query(
        "DELETE FROM audit_entries WHERE kind = $1 AND created_at < now() - $2 * interval '1 day'",
        [kind, auditDays[kind]],
      );
    }
  }
}
