import { IdSchema } from '@concordia/contract';
import {
  type ChannelEligibility,
  ChannelEligibilitySchema,
  type EligibilityQuery,
  EligibilityQuerySchema,
} from '@concordia/contract/channels';
import {
  type OutboxEntry,
  OutboxEntrySchema,
  type Reply,
  type ReplyOptions,
  ReplyOptionsSchema,
  ReplySchema,
  type Reschedule,
  RescheduleSchema,
} from '@concordia/contract/delivery';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { ConversationOutboxService } from './conversation-outbox.service.js';
import { EligibilityService } from './eligibility.service.js';
import { EntryChangesService } from './entry-changes.service.js';
import { ReplyOptionsService } from './reply-options.service.js';

@ApiTags('outbox')
@Controller('api')
export class OutboxController {
  constructor(
    private readonly outbox: ConversationOutboxService,
    private readonly entries: EntryChangesService,
    private readonly eligibility: EligibilityService,
    private readonly options: ReplyOptionsService,
  ) {}

  @Post('conversations/:conversationId/replies')
  @HttpCode(200)
  @Answers(OutboxEntrySchema, 'The message in the outbox.', {
    summary: 'Send a reply to a conversation',
    description:
      'The reply is sent in five seconds, or at its scheduled time, and can be canceled until then. If the channel cannot be used now, ' +
      'returns 409 with the eligibility code in capitals. Also returns 409 if the channel does not accept the files. An empty text ' +
      'returns 400 with `EMPTY`, and one longer than the channel takes with `TOO_LONG`. Public replies have limits of their own.',
    refuses: [404, 409, 503],
  })
  sendReply(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ReplySchema }) reply: Reply,
  ): Promise<OutboxEntry> {
    return this.outbox.reply(conversationId, reply);
  }

  @Get('conversations/:conversationId/reply-options')
  @Answers(ReplyOptionsSchema, 'The reply options.', {
    summary: 'Get reply options for a conversation',
    description: 'Shows whether replies are public, which provider sends them, and whether templates are available.',
    refuses: [404],
  })
  getReplyOptions(@Param('conversationId', { schema: IdSchema }) conversationId: string): Promise<ReplyOptions> {
    return this.options.of(conversationId);
  }

  @Get('conversations/:conversationId/outbox')
  @Answers(z.array(OutboxEntrySchema), 'Outbox messages, in sending order.', {
    summary: 'List outbox messages of a conversation',
    description: 'Messages that are queued, being sent or failed.',
    refuses: [404],
  })
  listConversationOutbox(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
  ): Promise<OutboxEntry[]> {
    return this.outbox.list(conversationId);
  }

  @Post('outbox/:outboxEntryId/cancel')
  @HttpCode(200)
  @Answers(OutboxEntrySchema, 'The canceled message, with its text.', {
    summary: 'Cancel a message before it is sent',
    description:
      'Only unsent and failed messages can be canceled. Their files can be sent again under the IDs in the response.',
    refuses: [404, 409],
  })
  cancelOutboxEntry(@Param('outboxEntryId', { schema: IdSchema }) outboxEntryId: string): Promise<OutboxEntry> {
    return this.entries.cancel(outboxEntryId);
  }

  @Post('outbox/:outboxEntryId/send')
  @HttpCode(200)
  @Answers(OutboxEntrySchema, 'The message, which is sent now.', {
    summary: 'Send a waiting message immediately',
    description: 'Possible only for messages that have not been sent yet.',
    refuses: [404, 409],
  })
  sendOutboxEntryNow(@Param('outboxEntryId', { schema: IdSchema }) outboxEntryId: string): Promise<OutboxEntry> {
    return this.entries.sendNow(outboxEntryId);
  }

  @Patch('outbox/:outboxEntryId')
  @Answers(OutboxEntrySchema, 'The message with its new send time.', {
    summary: 'Reschedule a waiting message',
    description: 'Possible only for messages that have not been sent yet.',
    refuses: [404, 409],
  })
  rescheduleOutboxEntry(
    @Param('outboxEntryId', { schema: IdSchema }) outboxEntryId: string,
    @Body({ schema: RescheduleSchema }) { sendAt }: Reschedule,
  ): Promise<OutboxEntry> {
    return this.entries.reschedule(outboxEntryId, sendAt);
  }

  @Post('messages/:messageId/retry')
  @HttpCode(200)
  @Answers(OutboxEntrySchema, 'The message, which is sent again now.', {
    summary: 'Retry a failed message',
    description:
      'Only failed messages can be retried. The message gets a new key, so that the provider does not treat it as a duplicate.',
    refuses: [404, 409],
  })
  retryMessage(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<OutboxEntry> {
    return this.entries.retry(messageId);
  }

  @Get('contacts/:contactId/eligibility')
  @Answers(z.array(ChannelEligibilitySchema), 'All eight channels, in display order.', {
    summary: 'List channel eligibility for a contact',
    description: 'Shows for each channel whether a message can be sent now and, if not, why.',
    refuses: [404],
  })
  listEligibility(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Query({ schema: EligibilityQuerySchema }) { accountId }: EligibilityQuery,
  ): Promise<ChannelEligibility[]> {
    return this.eligibility.list(contactId, accountId);
  }
}
