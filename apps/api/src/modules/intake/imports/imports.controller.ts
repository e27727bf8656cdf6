import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ImportOwner,
  ImportOwnerSchema,
  type ImportProblem,
  ImportProblemSchema,
  type ImportRun,
  ImportRunSchema,
  type ImportUploadQuery,
  ImportUploadQuerySchema,
} from '@concordia/contract/intake';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
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
    summary: 'Upload an email or chat archive',
    description:
      'The request body is the file itself: an mbox file, a single message, or an export of WhatsApp, Telegram, LinkedIn, Instagram, Facebook or X. Its kind is detected. It is stored on arrival and processed afterwards.',
    refuses: [507],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiAcceptedResponse({ description: 'The queued import.', standardSchema: ImportRunSchema })
  createImport(
    @Query({ schema: ImportUploadQuerySchema }) upload: ImportUploadQuery,
    @Req() request: FastifyRequest,
  ): Promise<ImportRun> {
    return this.imports.receive(upload, bodyStream(request));
  }

  @Get()
  @AnswersPage(ImportRunSchema, 'Imports, newest first.', {
    summary: 'List imports',
    description: 'Includes state and progress.',
  })
  async listImports(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportRun[]> {
    return sendPage(reply, await this.imports.list(query));
  }

  @Get(':importId')
  @Answers(ImportRunSchema, 'The import.', {
    summary: 'Get an import',
    description: 'Returns the state, the progress, and the number of messages read, added, duplicate and skipped.',
    refuses: [404],
  })
  getImport(@Param('importId', { schema: IdSchema }) importId: string): Promise<ImportRun> {
    return this.imports.get(importId);
  }

  @Get(':importId/problems')
  @AnswersPage(ImportProblemSchema, 'Messages that could not be read, in reverse archive order.', {
    summary: 'List problems of an import',
    description: 'Each problem with its position in the archive and the reason.',
    refuses: [404],
  })
  async listImportProblems(
    @Param('importId', { schema: IdSchema }) importId: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportProblem[]> {
    return sendPage(reply, await this.imports.listProblems(importId, query));
  }

  @Post(':importId/owner')
  @HttpCode(200)
  @Answers(ImportRunSchema, 'The updated import.', {
    summary: 'Say who we are in a chat archive',
    description:
      'Answers an import that is `asking`, which then continues. Later imports of the same kind know the answer.',
    refuses: [404, 409],
  })
  setImportOwner(
    @Param('importId', { schema: IdSchema }) importId: string,
    @Body({ schema: ImportOwnerSchema }) owner: ImportOwner,
  ): Promise<ImportRun> {
    return this.imports.setOwner(importId, owner);
  }

  @Post(':importId/cancel')
  @HttpCode(200)
  @Answers(ImportRunSchema, 'The updated import.', {
    summary: 'Cancel an import',
    description: 'Messages already read are kept. Use `resumeImport` to continue from there.',
    refuses: [404, 409],
  })
  cancelImport(@Param('importId', { schema: IdSchema }) importId: string): Promise<ImportRun> {
    return this.imports.cancel(importId);
  }

  @Post(':importId/resume')
  @HttpCode(200)
  @Answers(ImportRunSchema, 'The updated import.', {
    summary: 'Resume a canceled or failed import',
    description: 'Continues from where the import stopped. Duplicates are ignored.',
    refuses: [404, 409],
  })
  resumeImport(@Param('importId', { schema: IdSchema }) importId: string): Promise<ImportRun> {
    return this.imports.resume(importId);
  }
}
