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
    summary: 'Download all data about a contact',
    description: "Exports the contact's data as one JSON document, for data access requests.",
    refuses: [404],
  })
  @ApiOkResponse({
    description:
      'One JSON document: profile, contact points with consent, messages with their texts, file names, notes, tags, tasks and merges.',
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
  @Answers(ErasureSchema, 'The erasure receipt.', {
    summary: 'Erase a contact',
    description:
      'Permanently deletes the contact’s messages, files, notes and handles. Historical totals are kept. This cannot be undone.',
    refuses: [404, 409],
  })
  eraseContact(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: ErasureRequestSchema }) { confirm }: ErasureRequest,
  ): Promise<Erasure> {
    return this.erasures.erase(contactId, confirm);
  }

  @Get('workspace/retention-preview')
  @Answers(RetentionPreviewSchema, 'The data that would be deleted.', {
    summary: 'Preview a retention setting',
    description: 'Changes nothing.',
  })
  previewRetention(
    @Query({ schema: RetentionPreviewQuerySchema }) { days }: RetentionPreviewQuery,
  ): Promise<RetentionPreview> {
    return this.retention.preview(days);
  }

  @Get('erasures')
  @AnswersPage(ErasureSchema, 'Receipts, newest first.', {
    summary: 'List erasures',
    description:
      'Returns erasure receipts with their state and the number of deleted items. They contain no personal data.',
  })
  async listErasures(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Erasure[]> {
    return sendPage(reply, await this.erasures.list(query));
  }
}
