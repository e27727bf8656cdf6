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
  @Answers(EnrichmentReviewSchema, 'The changes that would be made.', {
    summary: 'Preview an enrichment attachment',
    description: 'Lists the current and new value of each field. Changes nothing.',
    refuses: [404],
  })
  reviewEnrichment(
    @Body({ schema: EnrichmentReviewRequestSchema }) request: EnrichmentReviewRequest,
  ): Promise<EnrichmentReview> {
    return this.attachments.review(request);
  }

  @Post('enrichment/attachments')
  @AnswersCreated(EnrichmentAttachmentSchema, 'The attachment with its changes.', {
    summary: 'Attach an enrichment result to a contact',
    description: 'Rejects selected fields that would not change, so that only reviewed changes are applied.',
    refuses: [404, 409],
  })
  attachEnrichment(
    @Body({ schema: EnrichmentAttachRequestSchema }) request: EnrichmentAttachRequest,
  ): Promise<EnrichmentAttachment> {
    return this.attachments.attach(request);
  }

  @Delete('enrichment/attachments/:enrichmentId')
  @Answers(EnrichmentAttachmentSchema, 'The undone attachment.', {
    summary: 'Undo an enrichment attachment',
    description: 'Restores the previous values of fields that still have the attached value.',
    refuses: [404, 409],
  })
  undoEnrichment(@Param('enrichmentId', { schema: IdSchema }) enrichmentId: string): Promise<EnrichmentAttachment> {
    return this.attachments.undo(enrichmentId);
  }

  @Get('contacts/:contactId/enrichment')
  @Answers(z.array(EnrichmentAttachmentSchema), 'The newest 100 attachments, newest first, including undone ones.', {
    summary: 'List enrichment attachments of a contact',
    description: 'Lists the enrichment results attached to the contact and the changes each one made.',
    refuses: [404],
  })
  listAttachments(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<EnrichmentAttachment[]> {
    return this.attachments.ofContact(contactId);
  }
}
