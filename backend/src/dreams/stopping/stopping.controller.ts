import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { StoppingService } from './stopping.service.js';

@Controller('dreams')
export class StoppingController {
  constructor(private readonly stopping: StoppingService) {}

  @Post(':id/stop')
  @HttpCode(200)
  @RateLimited('like')
  async stop(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @CurrentCaller() caller: Caller,
  ) {
    return { interpretation: await this.stopping.stop(caller, id) };
  }
}
