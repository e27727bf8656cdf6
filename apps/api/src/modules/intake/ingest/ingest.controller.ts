import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type IngestFileQuery,
  IngestFileQuerySchema,
  type IngestPipeline,
  IngestPipelineSchema,
  type IngestResult,
  IngestResultSchema,
  type IngestRun,
  IngestRunSchema,
  type IngestSample,
  IngestSampleSchema,
} from '@concordia/contract/intake';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyStream } from '../../../common/body-stream.js';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { IngestService } from './ingest.service.js';
import { IngestFilesService } from './ingest-files.service.js';
import { PipelineService } from './pipeline.service.js';

@ApiTags('ingest')
@Controller('api/ingest')
export class IngestController {
  constructor(
    private readonly ingest: IngestService,
    private readonly files: IngestFilesService,
    private readonly pipeline: PipelineService,
  ) {}

  @Post('sample')
  @HttpCode(200)
  @Answers(IngestResultSchema, 'The numbers of ingested and duplicate events.', {
    summary: 'Ingest events',
    description:
      'Each event becomes a message on the email channel, and its participants become contacts. Events with a known message_id change nothing. If any event is invalid, none is ingested.',
    refuses: [409, 413],
  })
  ingestSample(@Body({ schema: IngestSampleSchema }) sample: IngestSample): Promise<IngestResult> {
    return this.ingest.takeAll(sample.events);
  }

  @Post('files')
  @AnswersCreated(IngestRunSchema, 'The queued file.', {
    summary: 'Upload an event file',
    description:
      'The request body is the file itself, up to 2 GB, with one JSON event per line. It is stored on arrival and processed afterwards. Lines that are not valid events are reported and skipped.',
    refuses: [413, 503],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  ingestFile(
    @Query({ schema: IngestFileQuerySchema }) about: IngestFileQuery,
    @Req() request: FastifyRequest,
  ): Promise<IngestRun> {
    return this.files.receive(about, bodyStream(request));
  }

  @Get('files')
  @AnswersPage(IngestRunSchema, 'Event files, newest first.', {
    summary: 'List event files',
    description: 'Includes state and progress.',
  })
  async listIngestRuns(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IngestRun[]> {
    return sendPage(reply, await this.files.list(query));
  }

  @Get('files/:runId')
  @Answers(IngestRunSchema, 'The file.', {
    summary: 'Get the progress of an event file',
    description: 'Returns the state and progress of the file.',
    refuses: [404],
  })
  getIngestRun(@Param('runId', { schema: IdSchema }) runId: string): Promise<IngestRun> {
    return this.files.get(runId);
  }

  @Delete('files/:runId')
  @Answers(IngestRunSchema, 'The updated file.', {
    summary: 'Cancel processing of an event file',
    description: 'Events already read are kept.',
    refuses: [404, 409],
  })
  cancelIngestRun(@Param('runId', { schema: IdSchema }) runId: string): Promise<IngestRun> {
    return this.files.cancel(runId);
  }

  @Get('pipeline')
  @Answers(IngestPipelineSchema, 'Extractors and steps with their counts.', {
    summary: 'Get the ingestion pipeline',
    description: 'Each extractor and pipeline step with its state and counts.',
  })
  getIngestPipeline(): Promise<IngestPipeline> {
    return this.pipeline.read();
  }
}
