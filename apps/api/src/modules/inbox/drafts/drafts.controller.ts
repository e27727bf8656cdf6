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
  @Answers(DraftSchema, 'The draft; empty and of version 0 when there is none.', {
    summary: 'Read the draft of a conversation',
    description: 'A conversation has at most one draft, shared by the workspace.',
    refuses: [404],
  })
  getDraft(@Param('conversationId', { schema: IdSchema }) conversationId: string): Promise<Draft> {
    return this.drafts.get(conversationId);
  }

  @Put()
  @ForModules('write')
  @Answers(DraftSchema, 'The draft as it is now.', {
    summary: 'Keep the draft of a conversation',
    description:
      'Refused with `DRAFT_CHANGED` when somebody else was faster; the details say the text and the version that are kept. With `ATTACHMENT_GONE` when a file is not here any more.',
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
  @Answers(DraftSchema, 'The draft, now empty.', {
    summary: 'Throw the draft of a conversation away',
    description: 'With `version`, a draft that has changed since is refused with 409 and kept.',
    refuses: [404, 409],
  })
  deleteDraft(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Query({ schema: DraftDeleteQuerySchema }) query: DraftDeleteQuery,
  ): Promise<Draft> {
    return this.drafts.empty(conversationId, query.version);
  }
}
