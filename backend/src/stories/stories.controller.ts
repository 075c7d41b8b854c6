import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { errorMessages, type StoryQuery, storyQuerySchema } from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { sendCacheable } from '../http/cacheable.js';
import { HaemongService } from '../interpretation/haemong/haemong.service.js';

/** Lists and reads the stories of the dictionary. */
@Controller('stories')
export class StoriesController {
  constructor(private readonly haemong: HaemongService) {}

  @Get()
  async list(
    @Query({ schema: storyQuerySchema }) { q }: StoryQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCacheable(request, reply, { stories: this.haemong.listStories(q) });
  }

  @Get(':slug')
  async find(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const story = this.haemong.findStory(slug);
    if (!story) throw new AppError(404, 'not_found', errorMessages.storyNotFound);
    await sendCacheable(request, reply, { story });
  }
}
