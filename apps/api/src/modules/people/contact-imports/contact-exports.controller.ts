import { type ContactExportQuery, ContactExportQuerySchema } from '@concordia/contract/people';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Documented } from '../../../common/documented.js';
import { sendFile } from '../../../common/send-file.js';
import { ExportedPeople } from './export/exported-people.js';
import { writeCsv } from './export/write-csv.js';
import { writeVcards } from './export/write-vcards.js';

@ApiTags('contact-imports')
@Controller('api/contact-exports')
export class ContactExportsController {
  constructor(private readonly people: ExportedPeople) {}

  @Get('contacts.csv')
  @Documented({ summary: 'Download all contacts as CSV', description: 'Importing the file again changes nothing.' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string' } })
  async downloadContactsCsv(@Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, 'contacts.csv', 'text/csv; charset=utf-8', writeCsv(await this.people.begin('CSV')));
  }

  @Get('contacts.vcf')
  @Documented({ summary: 'Download all contacts as vCards', description: 'Importing the file again changes nothing.' })
  @ApiProduces('text/vcard')
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string' } })
  async downloadContactsVcard(
    @Query({ schema: ContactExportQuerySchema }) { version }: ContactExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cards = writeVcards(await this.people.begin('vCard'), version);
    await sendFile(reply, 'contacts.vcf', 'text/vcard; charset=utf-8', cards);
  }
}
