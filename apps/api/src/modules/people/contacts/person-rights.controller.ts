import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type Erasure,
  type ErasureRequest,
  ErasureRequestSchema,
  ErasureSchema,
  type RetentionPreview,
  type RetentionPreviewQuery,
  RetentionPreviewQuerySchema,
  RetentionPreviewSchema,
} from '@concordia/contract/people';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage, Documented } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ErasuresService } from './erasure/erasures.service.js';
import { Retention } from './erasure/retention.js';
import { PersonExport } from './export/person-export.js';

@ApiTags('data protection')
@Controller('api')
export class PersonRightsController {
  constructor(
    private readonly exports: PersonExport,
    private readonly erasures: ErasuresService,
    private readonly retention: Retention,
  ) {}

  @Get('contacts/:contactId/export')
  @Documented({
    summary: 'Download everything about a person',
    description: "Replies to a person's request for their data, as one JSON document to download.",
    refuses: [404],
  })
  @ApiOkResponse({
    description:
      'One JSON document: profile, points with consents, messages with their texts, files by name, notes, tags, tasks, merges.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  async exportContact(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { headers, content } = await this.exports.open(contactId);
    reply.headers(headers);
    return new StreamableFile(content);
  }

  @Post('contacts/:contactId/erasure')
  @HttpCode(200)
  @Answers(ErasureSchema, 'The receipt.', {
    summary: 'Erase a person',
    description: 'Their messages, files, notes and handles go for good; figures over time stay. This cannot be undone.',
    refuses: [404, 409],
  })
  eraseContact(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: ErasureRequestSchema }) { confirm }: ErasureRequest,
  ): Promise<Erasure> {
    return this.erasures.erase(contactId, confirm);
  }

  @Get('workspace/retention-preview')
  @Answers(RetentionPreviewSchema, 'What would go.', {
    summary: 'See what a retention setting would remove',
    description: 'Nothing is changed.',
  })
  previewRetention(
    @Query({ schema: RetentionPreviewQuerySchema }) { days }: RetentionPreviewQuery,
  ): Promise<RetentionPreview> {
    return this.retention.preview(days);
  }

  @Get('erasures')
  @AnswersPage(ErasureSchema, 'Receipts, newest first.', {
    summary: 'List erasures',
    description: 'Receipts of erasures with their state and how much was deleted, without any personal data.',
  })
  async listErasures(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Erasure[]> {
    return sendPage(reply, await this.erasures.list(query));
  }
}
