import { Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { errorMessages, type PostQuery, postQuerySchema } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { ClientSignal } from '../http/client-signal.js';
import { serializeOnce } from '../http/serialize-once.js';
import { IdPipe } from '../http/id.pipe.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { LikesService } from './likes.service.js';
import { PostsService } from './posts.service.js';

const postId = new IdPipe(errorMessages.postNotFound);

@Controller('posts')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly likes: LikesService,
  ) {}

  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  async list(
    @Query({ schema: postQuerySchema }) query: PostQuery,
    @CurrentCaller() caller: Caller,
    @ClientSignal() signal: AbortSignal,
  ) {
    return serializeOnce(await this.posts.list(query, caller, signal));
  }

  @Get(':id')
  async read(
    @Param('id', postId) id: string,
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller,
  ) {
    return { post: await this.posts.read(id, request, caller) };
  }

  @Get(':id/similar')
  async findSimilar(@Param('id', postId) id: string, @CurrentCaller() caller: Caller) {
    return { posts: await this.posts.findSimilar(id, caller.user) };
  }

  @Post(':id/like')
  @HttpCode(200)
  @RateLimited('like')
  like(@Param('id', postId) id: string, @CurrentCaller() { user }: Caller) {
    if (!user) throw new AppError(401, 'unauthorized', errorMessages.likeNeedsLogin);
    return this.likes.toggle(id, user.id);
  }
}
