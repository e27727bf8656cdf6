import { IdSchema } from '@concordia/contract';
import {
  type CannedReply,
  type CannedReplyCreate,
  CannedReplyCreateSchema,
  CannedReplySchema,
  type CannedReplyUpdate,
  CannedReplyUpdateSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { CannedRepliesService } from './canned-replies.service.js';

@ApiTags('canned-replies')
@Controller('api/canned-replies')
export class CannedRepliesController {
  constructor(private readonly replies: CannedRepliesService) {}

  @Get()
  @Answers(z.array(CannedReplySchema), 'Canned replies, sorted by name, up to 500.', {
    summary: 'List canned replies',
    description: 'Canned replies are shared across the workspace.',
  })
  listCannedReplies(): Promise<CannedReply[]> {
    return this.replies.list();
  }

  @Post()
  @AnswersCreated(CannedReplySchema, 'The canned reply.', {
    summary: 'Create a canned reply',
    description: 'Returns 409 if another canned reply has the same name or shortcut.',
    refuses: [409],
  })
  createCannedReply(@Body({ schema: CannedReplyCreateSchema }) reply: CannedReplyCreate): Promise<CannedReply> {
    return this.replies.create(reply);
  }

  @Patch(':cannedReplyId')
  @Answers(CannedReplySchema, 'The updated canned reply.', {
    summary: 'Update a canned reply',
    description:
      'Updates only the fields in the request. Returns 409 if another canned reply has the same name or shortcut.',
    refuses: [404, 409],
  })
  updateCannedReply(
    @Param('cannedReplyId', { schema: IdSchema }) cannedReplyId: string,
    @Body({ schema: CannedReplyUpdateSchema }) update: CannedReplyUpdate,
  ): Promise<CannedReply> {
    return this.replies.update(cannedReplyId, update);
  }

  @Delete(':cannedReplyId')
  @Answers(CannedReplySchema, 'The deleted canned reply.', {
    summary: 'Delete a canned reply',
    description: 'Existing replies written with it do not change.',
    refuses: [404],
  })
  deleteCannedReply(@Param('cannedReplyId', { schema: IdSchema }) cannedReplyId: string): Promise<CannedReply> {
    return this.replies.remove(cannedReplyId);
  }
}
