import { IdSchema, type PageQuery } from '@concordia/contract';
import {
  type Conversation,
  ConversationMessagesQuerySchema,
  ConversationSchema,
  type MessageDetail,
  MessageDetailSchema,
} from '@concordia/contract/inbox';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ForModules } from '../../../http/for-modules.js';
import { MessagesService } from '../messages/messages.service.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('conversations')
@Controller('api/conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
  ) {}

  @Get(':conversationId')
  @ForModules('read')
  @Answers(ConversationSchema, 'The conversation.', {
    summary: 'Get a conversation',
    description:
      'Returns the contact, channel, subject, counts and projects. Use `listConversationMessages` to list the messages.',
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
}
