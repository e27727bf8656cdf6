import { IdSchema } from '@concordia/contract';
import {
  type Draft,
  type DraftDeleteQuery,
  DraftDeleteQuerySchema,
  DraftSchema,
  type DraftUpdate,
  DraftUpdateSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ForModules } from '../../../http/for-modules.js';
import { DraftsService } from './drafts.service.js';

@ApiTags('drafts')
@Controller('api/conversations/:conversationId/draft')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get()
  @ForModules('read', 'write')
  @Answers(DraftSchema, 'The draft. If there is none, it is empty with version 0.', {
    summary: 'Get the draft of a conversation',
    description: 'Each conversation has at most one draft, shared across the workspace.',
    refuses: [404],
  })
  getDraft(@Param('conversationId', { schema: IdSchema }) conversationId: string): Promise<Draft> {
    return this.drafts.get(conversationId);
  }

  @Put()
  @ForModules('write')
  @Answers(DraftSchema, 'The updated draft.', {
    summary: 'Update the draft of a conversation',
    description:
      'Returns `DRAFT_CHANGED` if another update came first. The error details contain the stored text and version. Returns `ATTACHMENT_GONE` if a file no longer exists.',
    refuses: [404, 409],
  })
  putDraft(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: DraftUpdateSchema }) update: DraftUpdate,
  ): Promise<Draft> {
    return this.drafts.put(conversationId, update);
  }

  @Delete()
  @ForModules('write')
  @Answers(DraftSchema, 'The empty draft.', {
    summary: 'Delete the draft of a conversation',
    description: 'If `version` is given and the draft has since changed, the draft is kept and 409 is returned.',
    refuses: [404, 409],
  })
  deleteDraft(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Query({ schema: DraftDeleteQuerySchema }) query: DraftDeleteQuery,
  ): Promise<Draft> {
    return this.drafts.empty(conversationId, query.version);
  }
}
