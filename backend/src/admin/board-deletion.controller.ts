import { Controller, Delete, Param, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { errorMessages, noticeMessages } from '@kkumpuri/contract';
import { AdminGuard } from '../auth/guards/admin.guard.js';
import { IdPipe } from '../http/id.pipe.js';
import { actorOf } from './actor.js';
import { BoardDeletionService } from './board-deletion.service.js';

@Controller('admin')
@UseGuards(AdminGuard)
export class BoardDeletionController {
  constructor(private readonly deletion: BoardDeletionService) {}

  @Delete('posts/:id')
  async deletePost(
    @Param('id', new IdPipe(errorMessages.postNotFound)) id: string,
    @Req() request: FastifyRequest,
  ) {
    await this.deletion.deletePost(id, actorOf(request));
    return { message: noticeMessages.postDeleted };
  }

  @Delete('questions/:id')
  async deleteQuestion(
    @Param('id', new IdPipe(errorMessages.questionNotFound)) id: string,
    @Req() request: FastifyRequest,
  ) {
    await this.deletion.deleteQuestion(id, actorOf(request));
    return { message: noticeMessages.questionDeleted };
  }
}
