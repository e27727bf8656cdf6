import { type ContactTableQuery, ContactTableQuerySchema } from '@concordia/contract/people';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Documented } from '../../../../common/documented.js';
import { sendFile } from '../../../../common/send-file.js';
import { ContactTable } from './contact-table.js';

@ApiTags('contact-imports')
@Controller('api/contact-exports')
export class ContactTableController {
  constructor(private readonly table: ContactTable) {}

  @Get('table.csv')
  @Documented({
    summary: 'Download a table of contacts as CSV',
    description: 'All contacts that match, in the order and with the columns asked for.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string' } })
  async downloadContactTable(
    @Query({ schema: ContactTableQuerySchema }) query: ContactTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, 'contacts.csv', 'text/csv; charset=utf-8', await this.table.begin(query));
  }
}
