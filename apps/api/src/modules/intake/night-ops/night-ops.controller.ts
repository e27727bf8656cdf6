import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import { type NightRun, NightRunSchema } from '@concordia/contract/intake';
import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { NightOpsService } from './night-ops.service.js';

@ApiTags('night-ops')
@Controller('api/night-ops')
export class NightOpsController {
  constructor(private readonly nightOps: NightOpsService) {}

  @Post('inbox-harvester')
  @AnswersCreated(NightRunSchema, 'The run, or the current one if a run is in progress.', {
    summary: 'Run the inbox harvester',
    description: 'Checks every connected mailbox now, fetches missing files, and rereads deferred events.',
  })
  runInboxHarvester(): Promise<NightRun> {
    return this.nightOps.start('inbox_harvester', 'person');
  }

  @Post('morning-brief')
  @AnswersCreated(NightRunSchema, 'The run, or the current one if a run is in progress.', {
    summary: 'Generate the morning brief',
    description: 'The brief is also generated daily at the brief time set in the guardrails.',
  })
  generateMorningBrief(): Promise<NightRun> {
    return this.nightOps.start('morning_brief', 'person');
  }

  @Get('runs')
  @AnswersPage(NightRunSchema, 'Runs, newest first.', {
    summary: 'List NightOps runs',
    description: 'Lists runs of the inbox harvester and the morning brief.',
  })
  async listNightRuns(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NightRun[]> {
    return sendPage(reply, await this.nightOps.list(query));
  }

  @Get('runs/:nightRunId')
  @Answers(NightRunSchema, 'The run.', {
    summary: 'Get a NightOps run',
    description: 'Returns the state, steps and results of the run.',
    refuses: [404],
  })
  getNightRun(@Param('nightRunId', { schema: IdSchema }) nightRunId: string): Promise<NightRun> {
    return this.nightOps.get(nightRunId);
  }

  @Post('runs/:nightRunId/cancel')
  @HttpCode(200)
  @Answers(NightRunSchema, 'The updated run. Items already collected are kept.', {
    summary: 'Cancel a NightOps run',
    description: 'Items already collected are kept. Returns 409 if the run has already finished.',
    refuses: [404, 409],
  })
  cancelNightRun(@Param('nightRunId', { schema: IdSchema }) nightRunId: string): Promise<NightRun> {
    return this.nightOps.cancel(nightRunId);
  }
}
