import { IdSchema } from '@concordia/contract';
import {
  type ConversationView,
  type ConversationViewCreate,
  ConversationViewCreateSchema,
  ConversationViewSchema,
  type ConversationViewUpdate,
  ConversationViewUpdateSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ConversationViewsService } from './conversation-views.service.js';

@ApiTags('conversation-views')
@Controller('api/conversation-views')
export class ConversationViewsController {
  constructor(private readonly views: ConversationViewsService) {}

  @Get()
  @Answers(z.array(ConversationViewSchema), 'All views, ordered by position.', {
    summary: 'List views of conversations',
    description: 'Views are shared across the workspace.',
  })
  listConversationViews(): Promise<ConversationView[]> {
    return this.views.list();
  }

  @Post()
  @AnswersCreated(ConversationViewSchema, 'The view.', {
    summary: 'Create a view of conversations',
    description: 'The new item is added at the end. A workspace can have up to 50.',
    refuses: [409],
  })
  createConversationView(
    @Body({ schema: ConversationViewCreateSchema }) view: ConversationViewCreate,
  ): Promise<ConversationView> {
    return this.views.create(view);
  }

  @Patch(':viewId')
  @Answers(ConversationViewSchema, 'The updated view.', {
    summary: 'Update a view of conversations',
    description: 'Updates only the fields in the request. A new position shifts the other views.',
    refuses: [404],
  })
  updateConversationView(
    @Param('viewId', { schema: IdSchema }) viewId: string,
    @Body({ schema: ConversationViewUpdateSchema }) update: ConversationViewUpdate,
  ): Promise<ConversationView> {
    return this.views.update(viewId, update);
  }

  @Delete(':viewId')
  @Answers(ConversationViewSchema, 'The deleted view.', {
    summary: 'Delete a view of conversations',
    description: 'Deletes only the saved table. Conversations are not affected.',
    refuses: [404],
  })
  deleteConversationView(@Param('viewId', { schema: IdSchema }) viewId: string): Promise<ConversationView> {
    return this.views.remove(viewId);
  }
}
