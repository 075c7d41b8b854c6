import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { errorMessages, type RemovalInput, removalSchema } from '@kkumpuri/contract';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { RemovalsService } from './removals.service.js';

@Controller('removals')
export class RemovalsController {
  constructor(private readonly removals: RemovalsService) {}

  @Post()
  @HttpCode(201)
  @RateLimited('remove')
  async request(@Body({ schema: removalSchema }) removal: RemovalInput, @CurrentCaller() caller: Caller) {
    return { removal: { id: await this.removals.request(caller, removal) } };
  }

  @Delete(':id')
  @HttpCode(204)
  async undo(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.removals.undo(caller, id);
  }
}
