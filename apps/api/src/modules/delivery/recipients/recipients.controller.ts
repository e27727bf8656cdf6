import { IdSchema } from '@concordia/contract';
import {
  type ReplyRecipientsQuery,
  ReplyRecipientsQuerySchema,
  ReplyRecipientsSchema,
  type ReplyRecipientsSuggestion,
} from '@concordia/contract/delivery';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ReplyRecipientsService } from './reply-recipients.service.js';

@ApiTags('outbox')
@Controller('api/conversations/:conversationId/reply-recipients')
export class RecipientsController {
  constructor(private readonly recipients: ReplyRecipientsService) {}

  @Get()
  @Answers(ReplyRecipientsSchema, 'Whom it would go to.', {
    summary: 'Get the recipients of a reply',
    description:
      'Follows Reply-To and mailing lists, leaves out our own addresses, and says who is new and what to know before sending. Email only. A forwarded message has no recipients until they are chosen.',
    refuses: [404, 409],
  })
  getReplyRecipients(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Query({ schema: ReplyRecipientsQuerySchema }) query: ReplyRecipientsQuery,
  ): Promise<ReplyRecipientsSuggestion> {
    return this.recipients.suggest(conversationId, query);
  }
}
