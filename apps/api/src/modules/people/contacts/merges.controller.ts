import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ContactCandidates,
  ContactCandidatesSchema,
  type ContactMerge,
  ContactMergeSchema,
  type ConversationContact,
  type ConversationContactRequest,
  ConversationContactRequestSchema,
  ConversationContactSchema,
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
import { StrangerContacts } from './identity/stranger-contacts.js';
import { StrangersService } from './identity/strangers.service.js';

@ApiTags('identity')
@Controller('api')
export class MergesController {
  constructor(
    private readonly merges: MergesService,
    private readonly previews: MergePreviews,
    private readonly suggestions: MergeSuggestions,
    private readonly strangers: StrangersService,
    private readonly candidates: StrangerContacts,
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

  @Get('conversations/:conversationId/contact-candidates')
  @Answers(ContactCandidatesSchema, 'The sender and the contacts it may be.', {
    summary: 'List likely contacts of a conversation',
    description: 'The sender of the conversation, and contacts with a similar name or address.',
    refuses: [404],
  })
  listContactCandidates(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
  ): Promise<ContactCandidates> {
    return this.candidates.candidates(conversationId);
  }

  @Post('conversations/:conversationId/contact')
  @HttpCode(200)
  @Answers(ConversationContactSchema, 'The contact, and the merge that an undo takes back.', {
    summary: 'Add a conversation to a contact',
    description:
      'For a conversation without a contact. All messages of its sender move to the contact, and later ones arrive there. Undo it by undoing the merge.',
    refuses: [404, 409],
  })
  addConversationToContact(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ConversationContactRequestSchema }) request: ConversationContactRequest,
  ): Promise<ConversationContact> {
    return this.strangers.give(conversationId, request);
  }
}
