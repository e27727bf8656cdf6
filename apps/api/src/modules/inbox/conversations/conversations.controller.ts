import { IdSchema, type PageQuery } from '@concordia/contract';
import {
  type ChosenIds,
  ChosenIdsSchema,
  type Conversation,
  type ConversationListQuery,
  ConversationListQuerySchema,
  ConversationMessagesQuerySchema,
  ConversationSchema,
  type ConversationsUpdate,
  type ConversationsUpdated,
  ConversationsUpdatedSchema,
  ConversationsUpdateSchema,
  type ConversationUpdate,
  type ConversationUpdated,
  ConversationUpdatedSchema,
  ConversationUpdateSchema,
  type MessageDetail,
  MessageDetailSchema,
} from '@concordia/contract/inbox';
import { type Assignees, AssigneesSchema } from '@concordia/contract/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ForModules } from '../../../http/for-modules.js';
import { MessagesService } from '../messages/messages.service.js';
import { ConversationUpdates } from './conversation-updates.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('conversations')
@Controller('api/conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly updates: ConversationUpdates,
  ) {}

  @Get()
  @ForModules('read')
  @AnswersPage(ConversationSchema, 'Conversations, most recently active first unless sorted otherwise.', {
    summary: 'List conversations',
    description:
      'Lists all conversations, or those that match the search and all filters. A search without `sort` goes through the matching messages, newest first: a page may be short, and a conversation with several matches may appear on later pages again. `Link` continues where it stopped, and the total counts messages.',
  })
  async listConversations(
    @Query({ schema: ConversationListQuerySchema }) query: ConversationListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation[]> {
    return sendPage(reply, await this.conversations.list(query));
  }

  @Get(':conversationId')
  @ForModules('read')
  @Answers(ConversationSchema, 'The conversation.', {
    summary: 'Get a conversation',
    description:
      'Returns its state, contact, people, newest message, counts and projects. Use `listConversationMessages` to list the messages.',
    refuses: [404],
  })
  getConversation(@Param('conversationId', { schema: IdSchema }) conversationId: string): Promise<Conversation> {
    return this.conversations.get(conversationId);
  }

  @Get(':conversationId/messages')
  @ForModules('read')
  @AnswersPage(MessageDetailSchema, 'Messages, newest first.', {
    summary: 'List messages of a conversation',
    description: 'Includes message texts and attachments.',
    refuses: [404],
  })
  async listConversationMessages(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Query({ schema: ConversationMessagesQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDetail[]> {
    return sendPage(reply, await this.messages.listOfConversation(conversationId, query));
  }

  @Patch(':conversationId')
  @Answers(ConversationUpdatedSchema, 'The updated conversation.', {
    summary: 'Move, mark, snooze or assign a conversation',
    description:
      'Changes the open messages of the conversation, or its newest message if none is open. A new message from the contact brings the conversation back to the inbox. With `expected`, returns `CONVERSATION_CHANGED` if the conversation has changed since; the error details contain its present state.',
    refuses: [404, 409],
  })
  async updateConversation(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ConversationUpdateSchema }) update: ConversationUpdate,
  ): Promise<ConversationUpdated> {
    return this.updates.applyToOne(conversationId, update);
  }

  @Post('bulk')
  @HttpCode(200)
  @Answers(ConversationsUpdatedSchema, 'The updated conversations.', {
    summary: 'Move, mark, snooze or assign many conversations',
    description: 'Updates all of the conversations or none. Unknown IDs are reported and change nothing.',
    refuses: [404, 409],
  })
  updateConversations(
    @Body({ schema: ConversationsUpdateSchema }) { ids, change }: ConversationsUpdate,
  ): Promise<ConversationsUpdated> {
    return this.updates.apply(ids, change, 'body.change');
  }

  @Post('assignees')
  @HttpCode(200)
  @Answers(AssigneesSchema, 'The members.', {
    summary: 'List to whom conversations can be assigned',
    description:
      'Conversations of accounts with members can be assigned only to members of each of these accounts, and to the owner. Unknown IDs are ignored.',
  })
  listConversationAssignees(@Body({ schema: ChosenIdsSchema }) { ids }: ChosenIds): Promise<Assignees> {
    return this.updates.assignees(ids);
  }
}
