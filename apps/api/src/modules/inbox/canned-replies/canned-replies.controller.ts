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
  @Answers(z.array(CannedReplySchema), 'All of them, by name; there are never more than 500.', {
    summary: 'List canned replies',
    description: 'They belong to the workspace: everybody sees the same.',
  })
  listCannedReplies(): Promise<CannedReply[]> {
    return this.replies.list();
  }

  @Post()
  @AnswersCreated(CannedReplySchema, 'The canned reply.', {
    summary: 'Add a canned reply',
    description: 'A name or shortcut that another canned reply has is refused with 409.',
    refuses: [409],
  })
  createCannedReply(@Body({ schema: CannedReplyCreateSchema }) reply: CannedReplyCreate): Promise<CannedReply> {
    return this.replies.create(reply);
  }

  @Patch(':cannedReplyId')
  @Answers(CannedReplySchema, 'The canned reply as it is now.', {
    summary: 'Change a canned reply',
    description:
      'Changes only the fields that are sent. A name or shortcut that another canned reply has is refused with 409.',
    refuses: [404, 409],
  })
  updateCannedReply(
    @Param('cannedReplyId', { schema: IdSchema }) cannedReplyId: string,
    @Body({ schema: CannedReplyUpdateSchema }) update: CannedReplyUpdate,
  ): Promise<CannedReply> {
    return this.replies.update(cannedReplyId, update);
  }

  @Delete(':cannedReplyId')
  @Answers(CannedReplySchema, 'The canned reply that was removed.', {
    summary: 'Remove a canned reply',
    description: 'Replies already written with it stay as they are.',
    refuses: [404],
  })
  deleteCannedReply(@Param('cannedReplyId', { schema: IdSchema }) cannedReplyId: string): Promise<CannedReply> {
    return this.replies.remove(cannedReplyId);
  }
}
