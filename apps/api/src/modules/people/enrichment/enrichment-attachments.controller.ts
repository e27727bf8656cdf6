import { IdSchema } from '@concordia/contract';
import {
  type EnrichmentAttachment,
  EnrichmentAttachmentSchema,
  type EnrichmentAttachRequest,
  EnrichmentAttachRequestSchema,
  type EnrichmentReview,
  type EnrichmentReviewRequest,
  EnrichmentReviewRequestSchema,
  EnrichmentReviewSchema,
} from '@concordia/contract/people';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { EnrichmentAttachmentsService } from './enrichment-attachments.service.js';

@ApiTags('enrichment')
@Controller('api')
export class EnrichmentAttachmentsController {
  constructor(private readonly attachments: EnrichmentAttachmentsService) {}

  @Post('enrichment/attachments/review')
  @HttpCode(200)
  @Answers(EnrichmentReviewSchema, 'What would change.', {
    summary: 'See what attaching a result would change',
    description: 'Changes nothing: lists each field with its present value and the value of the result.',
    refuses: [404],
  })
  reviewEnrichment(
    @Body({ schema: EnrichmentReviewRequestSchema }) request: EnrichmentReviewRequest,
  ): Promise<EnrichmentReview> {
    return this.attachments.review(request);
  }

  @Post('enrichment/attachments')
  @AnswersCreated(EnrichmentAttachmentSchema, 'What was changed.', {
    summary: 'Attach a result to a contact',
    description: 'A chosen field that would not change is refused, so that nobody writes what was not reviewed.',
    refuses: [404, 409],
  })
  attachEnrichment(
    @Body({ schema: EnrichmentAttachRequestSchema }) request: EnrichmentAttachRequest,
  ): Promise<EnrichmentAttachment> {
    return this.attachments.attach(request);
  }

  @Delete('enrichment/attachments/:enrichmentId')
  @Answers(EnrichmentAttachmentSchema, 'The attachment, undone.', {
    summary: 'Undo an attachment',
    description: 'What the contact said before comes back, where it still says what was attached.',
    refuses: [404, 409],
  })
  undoEnrichment(@Param('enrichmentId', { schema: IdSchema }) enrichmentId: string): Promise<EnrichmentAttachment> {
    return this.attachments.undo(enrichmentId);
  }

  @Get('contacts/:contactId/enrichment')
  @Answers(z.array(EnrichmentAttachmentSchema), 'The newest 100, newest first, those that were undone too.', {
    summary: 'List what was attached to a contact',
    description: 'Results of enrichment that were attached to the contact, with what each one changed.',
    refuses: [404],
  })
  listAttachments(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<EnrichmentAttachment[]> {
    return this.attachments.ofContact(contactId);
  }
}
