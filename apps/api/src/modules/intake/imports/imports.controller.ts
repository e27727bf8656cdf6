import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ImportProblem,
  ImportProblemSchema,
  type ImportRun,
  ImportRunSchema,
  type ImportUploadQuery,
  ImportUploadQuerySchema,
} from '@concordia/contract/intake';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyStream } from '../../../common/body-stream.js';
import { Answers, AnswersPage, Documented } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ImportsService } from './imports.service.js';

@ApiTags('imports')
@Controller('api/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Post()
  @HttpCode(202)
  @Documented({
    summary: 'Upload a mail archive',
    description:
      'The body is the file itself: an mbox or a single message. It is stored as it arrives and read afterwards.',
    refuses: [507],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiAcceptedResponse({ description: 'The import, waiting for its turn.', standardSchema: ImportRunSchema })
  createImport(
    @Query({ schema: ImportUploadQuerySchema }) upload: ImportUploadQuery,
    @Req() request: FastifyRequest,
  ): Promise<ImportRun> {
    return this.imports.receive(upload, bodyStream(request));
  }

  @Get()
  @AnswersPage(ImportRunSchema, 'Imports, newest first.', {
    summary: 'List imports',
    description: 'With their state and progress.',
  })
  async listImports(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportRun[]> {
    return sendPage(reply, await this.imports.list(query));
  }

  @Get(':importId')
  @Answers(ImportRunSchema, 'The import.', {
    summary: 'Read an import',
    description: 'Its state, its progress, and how many messages were read, added, duplicates and left out.',
    refuses: [404],
  })
  getImport(@Param('importId', { schema: IdSchema }) importId: string): Promise<ImportRun> {
    return this.imports.get(importId);
  }

  @Get(':importId/problems')
  @AnswersPage(ImportProblemSchema, 'The messages that could not be read, last first.', {
    summary: 'List what an import could not read',
    description: 'Each with its position in the archive and the reason.',
    refuses: [404],
  })
  async listImportProblems(
    @Param('importId', { schema: IdSchema }) importId: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportProblem[]> {
    return sendPage(reply, await this.imports.listProblems(importId, query));
  }

  @Post(':importId/cancel')
  @HttpCode(200)
  @Answers(ImportRunSchema, 'The import as it is now.', {
    summary: 'Stop an import',
    description: 'Messages that were read are kept; `resumeImport` continues from there.',
    refuses: [404, 409],
  })
  cancelImport(@Param('importId', { schema: IdSchema }) importId: string): Promise<ImportRun> {
    return this.imports.cancel(importId);
  }

  @Post(':importId/resume')
  @HttpCode(200)
  @Answers(ImportRunSchema, 'The import as it is now.', {
    summary: 'Go on with an import that was stopped or failed',
    description: 'Continues from where the import stopped. Duplicates are ignored.',
    refuses: [404, 409],
  })
  resumeImport(@Param('importId', { schema: IdSchema }) importId: string): Promise<ImportRun> {
    return this.imports.resume(importId);
  }
}
