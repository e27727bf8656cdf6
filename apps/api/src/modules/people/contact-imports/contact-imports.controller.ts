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
  @AnswersCreated(ContactImportSchema, 'The import, with the detected file format.', {
    summary: 'Upload an address book',
    description:
      'The request body is the file itself: CSV or vCard 3 or 4. CSV exports from Google Contacts, LinkedIn and Outlook are supported. Nothing is imported until the import is started.',
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
    summary: 'List contact imports',
    description: 'Includes state and progress.',
  })
  async listContactImports(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactImport[]> {
    return sendPage(reply, await this.imports.list(query));
  }

  @Get(':contactImportId')
  @Answers(ContactImportSchema, 'The import.', {
    summary: 'Get a contact import',
    description: 'Returns the state, the columns, and the number of rows read, added, updated and unchanged.',
    refuses: [404],
  })
  getContactImport(@Param('contactImportId', { schema: IdSchema }) contactImportId: string): Promise<ContactImport> {
    return this.imports.get(contactImportId);
  }

  @Get(':contactImportId/problems')
  @AnswersPage(ContactImportProblemSchema, 'Entries that could not be imported, in file order.', {
    summary: 'List problems of a contact import',
    description: 'Each problem with its position in the file and the reason.',
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
  @Answers(ContactImportSchema, 'The queued import.', {
    summary: 'Start a contact import',
    description: 'Contacts that match an address, number or profile are updated. Others are added.',
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
  @Answers(ContactImportSchema, 'The updated import. Contacts already imported are kept.', {
    summary: 'Cancel a contact import',
    description: 'Contacts imported before the cancellation are kept.',
    refuses: [404, 409],
  })
  cancelContactImport(@Param('contactImportId', { schema: IdSchema }) contactImportId: string): Promise<ContactImport> {
    return this.imports.cancel(contactImportId);
  }
}
