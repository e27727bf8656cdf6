import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type ContactImport,
  type ContactImportProblem,
  ContactImportProblemSchema,
  ContactImportSchema,
  type ContactImportStart,
  ContactImportStartSchema,
  type ContactUploadQuery,
  ContactUploadQuerySchema,
} from '@concordia/contract/people';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyStream } from '../../../common/body-stream.js';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ContactImportsService } from './contact-imports.service.js';

@ApiTags('contact-imports')
@Controller('api/contact-imports')
export class ContactImportsController {
  constructor(private readonly imports: ContactImportsService) {}

  @Post()
  @AnswersCreated(ContactImportSchema, 'What the file seems to be.', {
    summary: 'Upload an address book',
    description:
      'The body is the file itself: CSV (also the exports of Google Contacts, LinkedIn and Outlook) or vCard 3 or 4. Nothing is imported before it is started.',
    refuses: [413],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  createContactImport(
    @Query({ schema: ContactUploadQuerySchema }) { name }: ContactUploadQuery,
    @Req() request: FastifyRequest,
  ): Promise<ContactImport> {
    return this.imports.receive(name, bodyStream(request));
  }

  @Get()
  @AnswersPage(ContactImportSchema, 'Imports, newest first.', {
    summary: 'List imports of address books',
    description: 'With their state and progress.',
  })
  async listContactImports(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactImport[]> {
    return sendPage(reply, await this.imports.list(query));
  }

  @Get(':contactImportId')
  @Answers(ContactImportSchema, 'The import.', {
    summary: 'Read an import of an address book',
    description: 'Its state, its columns, and how many rows were read, added, updated and left unchanged.',
    refuses: [404],
  })
  getContactImport(@Param('contactImportId', { schema: IdSchema }) contactImportId: string): Promise<ContactImport> {
    return this.imports.get(contactImportId);
  }

  @Get(':contactImportId/problems')
  @AnswersPage(ContactImportProblemSchema, 'What could not be used, in the order of the file.', {
    summary: 'List what of an address book could not be used',
    description: 'Each with its place in the file and the reason.',
    refuses: [404],
  })
  async listContactImportProblems(
    @Param('contactImportId', { schema: IdSchema }) contactImportId: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactImportProblem[]> {
    return sendPage(reply, await this.imports.listProblems(contactImportId, query));
  }

  @Post(':contactImportId/start')
  @HttpCode(200)
  @Answers(ContactImportSchema, 'The import, waiting for its turn.', {
    summary: 'Import an address book',
    description: 'People who are known by an address, number or profile are completed, others are added.',
    refuses: [404, 409],
  })
  startContactImport(
    @Param('contactImportId', { schema: IdSchema }) contactImportId: string,
    @Body({ schema: ContactImportStartSchema }) start: ContactImportStart,
  ): Promise<ContactImport> {
    return this.imports.start(contactImportId, start);
  }

  @Post(':contactImportId/cancel')
  @HttpCode(200)
  @Answers(ContactImportSchema, 'The import as it is now; what was read stays.', {
    summary: 'Stop an import of an address book',
    description: 'Contacts that were imported before the stop are kept.',
    refuses: [404, 409],
  })
  cancelContactImport(@Param('contactImportId', { schema: IdSchema }) contactImportId: string): Promise<ContactImport> {
    return this.imports.cancel(contactImportId);
  }
}
