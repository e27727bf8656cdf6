import {
  type DealFile,
  DealFileSchema,
  type DealImportQuery,
  DealImportQuerySchema,
  type DealImportResult,
  DealImportResultSchema,
} from '@concordia/contract/people';
import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { bodyStream } from '../../../common/body-stream.js';
import { Answers } from '../../../common/documented.js';
import { DealImportsService } from './deal-imports.service.js';

@ApiTags('deals')
@Controller('api/deals/import')
export class DealImportsController {
  constructor(private readonly imports: DealImportsService) {}

  @Post('preview')
  @HttpCode(200)
  @Answers(DealFileSchema, 'The columns with the detected fields.', {
    summary: 'Preview a CSV of deals',
    description:
      'The request body is the file itself, up to 5 MB and 5,000 rows. Headers in English and German are recognized, and those of HubSpot, Pipedrive and Salesforce. Imports nothing and keeps nothing.',
    refuses: [413],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  previewDeals(@Req() request: FastifyRequest): Promise<DealFile> {
    return this.imports.preview(bodyStream(request));
  }

  @Post()
  @HttpCode(200)
  @Answers(DealImportResultSchema, 'What was imported, and the rows that were not.', {
    summary: 'Import a CSV of deals',
    description:
      'The request body is the file itself. Rows that cannot be used are reported, all others are imported together. A deal with the same external key is updated; without a key, one with the same title, contact and day of opening. The contact is found by email address, phone number, then exact name.',
    refuses: [413],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  importDeals(
    @Query({ schema: DealImportQuerySchema }) query: DealImportQuery,
    @Req() request: FastifyRequest,
  ): Promise<DealImportResult> {
    return this.imports.import(bodyStream(request), query);
  }
}
