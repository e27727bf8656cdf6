import { type Channel, ChannelSchema, IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ChosenIds,
  ChosenIdsSchema,
  type Message,
  type MessageDetail,
  MessageDetailSchema,
  type MessageListQuery,
  MessageListQuerySchema,
  MessageSchema,
  type MessagesUpdate,
  type MessagesUpdated,
  MessagesUpdatedSchema,
  MessagesUpdateSchema,
  type MessageUpdate,
  MessageUpdateSchema,
} from '@concordia/contract/inbox';
import { type Assignees, AssigneesSchema } from '@concordia/contract/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { notFound } from '../../../common/domain-failure.js';
import { sendJsonPage } from '../../../common/page.js';
import { ForModules } from '../../../http/for-modules.js';
import { BulkUpdates } from './bulk-updates.js';
import { MessagesService } from './messages.service.js';

@ApiTags('messages')
@Controller('api/messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly updates: BulkUpdates,
  ) {}

  @Get()
  @ForModules('read')
  @AnswersPage(MessageSchema, 'Messages, newest first.', {
    summary: 'List messages',
    description:
      'Lists all messages, or those that match the search and all filters. A search with few matches among very many messages may return a short page. `Link` then continues where it stopped.',
  })
  async listMessages(
    @Query({ schema: MessageListQuerySchema }) query: MessageListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.messages.list(query));
  }

  @Get('channel/:channel')
  @ForModules('read')
  @AnswersPage(MessageSchema, "The channel's messages, newest first.", {
    summary: 'List messages of a channel',
    description: 'Same as `listMessages`, for one channel.',
  })
  async listChannelMessages(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.messages.list({ ...query, channel }));
  }

  @Get(':messageId')
  @ForModules('read')
  @Answers(MessageDetailSchema, 'The message.', {
    summary: 'Get a message',
    description: 'Includes its text, attachments and delivery state.',
    refuses: [404],
  })
  getMessage(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<MessageDetail> {
    return this.messages.get(messageId);
  }

  @Patch(':messageId')
  @Answers(MessageSchema, 'The updated message.', {
    summary: 'Move, mark, snooze or assign a message',
    description:
      'Manual changes take precedence. No later import or rule moves the message again. Messages of an account with members can be assigned only to them and the owner.',
    refuses: [404, 409],
  })
  async updateMessage(
    @Param('messageId', { schema: IdSchema }) messageId: string,
    @Body({ schema: MessageUpdateSchema }) update: MessageUpdate,
  ): Promise<Message> {
    const [message] = (await this.updates.apply([messageId], update, 'body')).messages;
    if (message === undefined) throw notFound('message');
    return message;
  }

  @Post('bulk')
  @HttpCode(200)
  @Answers(MessagesUpdatedSchema, 'The updated messages.', {
    summary: 'Move, mark, snooze or assign many messages',
    description: 'Updates all of the messages or none. Unknown IDs are reported and change nothing.',
    refuses: [404, 409],
  })
  updateMessages(@Body({ schema: MessagesUpdateSchema }) { ids, change }: MessagesUpdate): Promise<MessagesUpdated> {
    return this.updates.apply(ids, change, 'body.change');
  }

  @Post('assignees')
  @HttpCode(200)
  @Answers(AssigneesSchema, 'The members.', {
    summary: 'List to whom messages can be assigned',
    description:
      'Messages of accounts with members can be assigned only to members of each of these accounts, and to the owner. Unknown IDs are ignored.',
  })
  listMessageAssignees(@Body({ schema: ChosenIdsSchema }) { ids }: ChosenIds): Promise<Assignees> {
    return this.updates.assignees(ids);
  }
}
