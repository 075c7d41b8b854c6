import { Module } from '@nestjs/common';
import { DreamsModule } from '../dreams/dreams.module.js';
import { DreamChangesService } from './dream-changes.service.js';
import { LikesService } from './likes.service.js';
import { PostSearchService } from './post-search.service.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { SharingController } from './sharing.controller.js';
import { SharingService } from './sharing.service.js';

/** The board: shared dreams with their likes and views. */
@Module({
  imports: [DreamsModule],
  controllers: [PostsController, SharingController],
  providers: [DreamChangesService, LikesService, PostSearchService, PostsService, SharingService],
  exports: [PostsService],
})
export class PostsModule {}
