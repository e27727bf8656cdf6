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
  @Answers(IngestResultSchema, 'What became of the events.', {
    summary: 'Take in events',
    description:
      'Each event becomes a message on the e-mail channel, its people contacts. An event whose message_id is here already changes nothing. When one event is wrong, none is taken.',
    refuses: [409, 413],
  })
  ingestSample(@Body({ schema: IngestSampleSchema }) sample: IngestSample): Promise<IngestResult> {
    return this.ingest.takeAll(sample.events);
  }

  @Post('files')
  @AnswersCreated(IngestRunSchema, 'The file, waiting for its turn.', {
    summary: 'Upload a file of events',
    description:
      'The body is the file itself, of at most 2 GB: one event as JSON on each line. It is stored as it arrives and read afterwards; lines that are no events are told and passed over.',
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
  @AnswersPage(IngestRunSchema, 'Files, newest first.', {
    summary: 'List files of events',
    description: 'With their state and progress.',
  })
  async listIngestRuns(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IngestRun[]> {
    return sendPage(reply, await this.files.list(query));
  }

  @Get('files/:runId')
  @Answers(IngestRunSchema, 'The file.', {
    summary: 'Read how far a file of events is',
    description: 'Its state and progress.',
    refuses: [404],
  })
  getIngestRun(@Param('runId', { schema: IdSchema }) runId: string): Promise<IngestRun> {
    return this.files.get(runId);
  }

  @Delete('files/:runId')
  @Answers(IngestRunSchema, 'The file as it is now.', {
    summary: 'Stop reading a file of events',
    description: 'What was read stays.',
    refuses: [404, 409],
  })
  cancelIngestRun(@Param('runId', { schema: IdSchema }) runId: string): Promise<IngestRun> {
    return this.files.cancel(runId);
  }

  @Get('pipeline')
  @Answers(IngestPipelineSchema, 'Extractors and steps with their counts.', {
    summary: 'Read what is taken in and found',
    description: 'Each extractor and each step with its state and counts.',
  })
  getIngestPipeline(): Promise<IngestPipeline> {
    return this.pipeline.read();
  }
}
