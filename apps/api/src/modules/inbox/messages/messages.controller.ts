import { type Channel, ChannelSchema, IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
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
      'All of them, or those that are searched for and that pass the filters; all filters combine. A search that finds few among very many may answer with a short page: `Link` then leads on to where it stopped.',
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
    summary: 'List the messages of a channel',
    description: 'The same as `listMessages` for one channel.',
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
    summary: 'Read a message',
    description: 'With its text, attachments and delivery state.',
    refuses: [404],
  })
  getMessage(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<MessageDetail> {
    return this.messages.get(messageId);
  }

  @Patch(':messageId')
  @Answers(MessageSchema, 'The message as it is now.', {
    summary: 'Move, mark, put off or assign a message',
    description: 'A person has decided: no later import or rule moves the message again.',
    refuses: [404],
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
  @Answers(MessagesUpdatedSchema, 'The messages as they are now.', {
    summary: 'Move, mark, put off or assign many messages',
    description: 'All of them or none; ids that no message has are told and change nothing.',
    refuses: [404],
  })
  updateMessages(@Body({ schema: MessagesUpdateSchema }) { ids, change }: MessagesUpdate): Promise<MessagesUpdated> {
    return this.updates.apply(ids, change, 'body.change');
  }
}
