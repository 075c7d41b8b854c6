import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Interpretation } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { DreamReadingService } from '../dreams/dream-reading.service.js';
import type { Actor } from './actor.js';

/** Shows one dream to an admin and logs who, when and why. If the log entry fails, nothing is shown. */
@Injectable()
export class RevealingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly dreams: DreamReadingService,
  ) {}

  async reveal(id: string, reason: string, actor: Actor): Promise<Interpretation> {
    const dream = await this.dreams.read(id);
    await this.audit.record(this.dataSource.manager, {
      ...actor,
      action: 'interpretation.read',
      targetId: id,
      detail: reason,
    });
    return dream;
  }
}
