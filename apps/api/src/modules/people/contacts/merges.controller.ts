import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ContactMerge,
  ContactMergeSchema,
  type MergePreview,
  MergePreviewSchema,
  type MergeRequest,
  MergeRequestSchema,
  type MergeSuggestion,
  MergeSuggestionSchema,
} from '@concordia/contract/people';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { MergePreviews } from './identity/merge-previews.js';
import { MergeSuggestions } from './identity/merge-suggestions.js';
import { MergesService } from './identity/merges.service.js';

@ApiTags('identity')
@Controller('api')
export class MergesController {
  constructor(
    private readonly merges: MergesService,
    private readonly previews: MergePreviews,
    private readonly suggestions: MergeSuggestions,
  ) {}

  @Get('contacts/merge-suggestions')
  @AnswersPage(MergeSuggestionSchema, 'Pairs of contacts, strongest match first.', {
    summary: 'List merge suggestions',
    description: 'Each suggestion includes its evidence. Nothing is merged automatically.',
  })
  async listMergeSuggestions(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MergeSuggestion[]> {
    return sendPage(reply, await this.suggestions.list(query));
  }

  @Post('contacts/merge-suggestions/:suggestionId/dismiss')
  @HttpCode(200)
  @Answers(MergeSuggestionSchema, 'The dismissed suggestion.', {
    summary: 'Dismiss a merge suggestion',
    description: 'This pair is never suggested again.',
    refuses: [404],
  })
  dismissMergeSuggestion(@Param('suggestionId', { schema: IdSchema }) suggestionId: string): Promise<MergeSuggestion> {
    return this.suggestions.dismiss(suggestionId);
  }

  @Post('merges/preview')
  @HttpCode(200)
  @Answers(MergePreviewSchema, 'The effects of the merge.', {
    summary: 'Preview a merge',
    description: 'Lists the fields on which the two contacts differ and what would move. Changes nothing.',
    refuses: [404],
  })
  previewMerge(@Body({ schema: MergeRequestSchema }) request: MergeRequest): Promise<MergePreview> {
    return this.previews.preview(request);
  }

  @Post('merges')
  @AnswersCreated(ContactMergeSchema, 'The merge, which can be undone.', {
    summary: 'Merge two contacts',
    description: 'Moves all data of the other contact to the kept one. The merge can be undone.',
    refuses: [404, 409],
  })
  mergeContacts(@Body({ schema: MergeRequestSchema }) request: MergeRequest): Promise<ContactMerge> {
    return this.merges.merge(request);
  }

  @Get('merges')
  @AnswersPage(ContactMergeSchema, 'Merges, newest first.', {
    summary: 'List merges',
    description: 'Includes both contacts of each merge and whether it was undone.',
  })
  async listMerges(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMerge[]> {
    return sendPage(reply, await this.merges.list(query));
  }

  @Post('merges/:mergeId/undo')
  @HttpCode(200)
  @Answers(ContactMergeSchema, 'The undone merge.', {
    summary: 'Undo a merge',
    description:
      'Restores both contacts. Messages added since the merge to the other contact’s handles move back to that contact.',
    refuses: [404, 409],
  })
  undoMerge(@Param('mergeId', { schema: IdSchema }) mergeId: string): Promise<ContactMerge> {
    return this.merges.undo(mergeId);
  }
}
