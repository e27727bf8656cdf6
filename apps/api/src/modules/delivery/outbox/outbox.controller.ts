import { IdSchema } from '@concordia/contract';
import { type ChannelEligibility, ChannelEligibilitySchema } from '@concordia/contract/channels';
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
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
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
    summary: 'Answer in a conversation',
    description:
      'It leaves in five seconds, or at its time, and can be taken back until then. When the channel may not be used now, the ' +
      'answer is 409 with the code of the eligibility in capitals; likewise when it does not take the files.',
    refuses: [404, 409, 503],
  })
  sendReply(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ReplySchema }) reply: Reply,
  ): Promise<OutboxEntry> {
    return this.outbox.reply(conversationId, reply);
  }

  @Get('conversations/:conversationId/reply-options')
  @Answers(ReplyOptionsSchema, 'What an answer can be.', {
    summary: 'Read what an answer into a conversation can be',
    description: 'Whether a reply is public, which provider carries it, and whether there are templates.',
    refuses: [404],
  })
  getReplyOptions(@Param('conversationId', { schema: IdSchema }) conversationId: string): Promise<ReplyOptions> {
    return this.options.of(conversationId);
  }

  @Get('conversations/:conversationId/outbox')
  @Answers(z.array(OutboxEntrySchema), 'In the order in which they leave.', {
    summary: 'List what is waiting to leave a conversation, and what failed to',
    description: 'Messages that are waiting, on their way, or failed.',
    refuses: [404],
  })
  listConversationOutbox(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
  ): Promise<OutboxEntry[]> {
    return this.outbox.list(conversationId);
  }

  @Post('outbox/:outboxEntryId/cancel')
  @HttpCode(200)
  @Answers(OutboxEntrySchema, 'The message as it was, with its text.', {
    summary: 'Take a message back before it leaves',
    description:
      'Messages that have not left yet, and failed ones. Its files can be sent again, under the ids in the reply.',
    refuses: [404, 409],
  })
  cancelOutboxEntry(@Param('outboxEntryId', { schema: IdSchema }) outboxEntryId: string): Promise<OutboxEntry> {
    return this.entries.cancel(outboxEntryId);
  }

  @Post('outbox/:outboxEntryId/send')
  @HttpCode(200)
  @Answers(OutboxEntrySchema, 'The message; it leaves now.', {
    summary: 'Send a waiting message at once',
    description: 'Only messages that have not left yet.',
    refuses: [404, 409],
  })
  sendOutboxEntryNow(@Param('outboxEntryId', { schema: IdSchema }) outboxEntryId: string): Promise<OutboxEntry> {
    return this.entries.sendNow(outboxEntryId);
  }

  @Patch('outbox/:outboxEntryId')
  @Answers(OutboxEntrySchema, 'The message with its new time.', {
    summary: 'Give a waiting message another time',
    description: 'Only messages that have not left yet.',
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
  @Answers(OutboxEntrySchema, 'The message; it leaves again now.', {
    summary: 'Send a failed message again',
    description: 'Only failed messages. It gets a new key, so that the provider does not take it for a duplicate.',
    refuses: [404, 409],
  })
  retryMessage(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<OutboxEntry> {
    return this.entries.retry(messageId);
  }

  @Get('contacts/:contactId/eligibility')
  @Answers(z.array(ChannelEligibilitySchema), 'All eight channels, in their order.', {
    summary: 'Read on which channels a contact may be written to now',
    description: 'For each channel whether a message may be sent now, and if not, why.',
    refuses: [404],
  })
  listEligibility(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<ChannelEligibility[]> {
    return this.eligibility.list(contactId);
  }
}
