import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../common/documented.js';
import { type PageQuery, PageQuerySchema } from '../../common/page.dto.js';
import { sendJsonPage } from '../../common/page.js';
import { type Channel, ChannelSchema, IdSchema } from '../../common/schemas.js';
import {
  type Message,
  type MessageDetail,
  MessageDetailSchema,
  type MessageListQuery,
  MessageListQuerySchema,
  MessageSchema,
  type MessageUpdate,
  MessageUpdateSchema,
} from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@ApiTags('messages')
@Controller('api/messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Get()
  @AnswersPage(MessageSchema, 'Messages, newest first.', {
    summary: 'List messages',
    description: 'All of them, or those of one column, of one channel, or of both.',
  })
  async listMessages(
    @Query({ schema: MessageListQuerySchema }) query: MessageListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.messages.list(query));
  }

  @Get('channel/:channel')
  @AnswersPage(MessageSchema, "The channel's messages, newest first.", { summary: 'List the messages of a channel' })
  async listChannelMessages(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.messages.list({ ...query, channel }));
  }

  @Get(':messageId')
  @Answers(MessageDetailSchema, 'The message.', { summary: 'Read a message', refuses: [404] })
  getMessage(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<MessageDetail> {
    return this.messages.get(messageId);
  }

  @Patch(':messageId')
  @Answers(MessageSchema, 'The message as it is now.', {
    summary: 'Move or mark a message',
    description: 'A person has decided: no later import or rule moves the message again.',
    refuses: [404],
  })
  updateMessage(
    @Param('messageId', { schema: IdSchema }) messageId: string,
    @Body({ schema: MessageUpdateSchema }) update: MessageUpdate,
  ): Promise<Message> {
    return this.messages.update(messageId, update);
  }
}
