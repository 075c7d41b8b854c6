import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  type ChangeDreamInput,
  changeDreamSchema,
  errorMessages,
  type ShareBody,
  shareBodySchema,
} from '@kkumpuri/contract';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { DreamChangesService } from './dream-changes.service.js';
import { SharingService } from './sharing.service.js';

@Controller('dreams')
export class SharingController {
  constructor(
    private readonly sharing: SharingService,
    private readonly changes: DreamChangesService,
  ) {}

  @Patch(':id')
  @RateLimited('changeDream')
  async change(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @Body({ schema: changeDreamSchema }) input: ChangeDreamInput,
    @CurrentCaller() caller: Caller,
  ) {
    return { interpretation: await this.changes.change(caller, id, input) };
  }

  @Post(':id/share')
  @HttpCode(201)
  @RateLimited('share')
  async share(
    @Param('id', new IdPipe(errorMessages.shareNotFound)) id: string,
    @Body({ schema: shareBodySchema }) { title }: ShareBody,
    @CurrentCaller() { user }: Caller,
  ) {
    return { post: await this.sharing.share(id, user, title) };
  }

  @Delete(':id/share')
  @HttpCode(204)
  async unshare(
    @Param('id', new IdPipe(errorMessages.shareNotFound)) id: string,
    @CurrentCaller() { user }: Caller,
  ): Promise<void> {
    await this.sharing.unshare(id, user);
  }
}
