import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { errorMessages, type FeedbackInput, feedbackSchema } from '@kkumpuri/contract';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { FeedbackService } from './feedback.service.js';

@Controller('dreams')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Post(':id/feedback')
  @HttpCode(200)
  @RateLimited('like')
  async give(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @Body({ schema: feedbackSchema }) { value, reason }: FeedbackInput,
    @CurrentCaller() caller: Caller,
  ) {
    return { feedback: await this.feedback.give(caller, id, { value, reason: reason ?? null }) };
  }
}
