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
    description:
      'Asks every connected mailbox now, fetches files that are missing, and reads again what had been put aside.',
  })
  runInboxHarvester(): Promise<NightRun> {
    return this.nightOps.start('inbox_harvester', 'person');
  }

  @Post('morning-brief')
  @AnswersCreated(NightRunSchema, 'The run, or the current one if a run is in progress.', {
    summary: 'Generate the morning brief',
    description: 'It is also made every day at the time that stands among the guardrails.',
  })
  generateMorningBrief(): Promise<NightRun> {
    return this.nightOps.start('morning_brief', 'person');
  }

  @Get('runs')
  @AnswersPage(NightRunSchema, 'Runs, newest first.', {
    summary: 'List runs of NightOps',
    description: 'Runs of the inbox harvester and of the morning brief.',
  })
  async listNightRuns(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NightRun[]> {
    return sendPage(reply, await this.nightOps.list(query));
  }

  @Get('runs/:nightRunId')
  @Answers(NightRunSchema, 'The run.', {
    summary: 'Read a run of NightOps',
    description: 'Its state, its steps and what came of it.',
    refuses: [404],
  })
  getNightRun(@Param('nightRunId', { schema: IdSchema }) nightRunId: string): Promise<NightRun> {
    return this.nightOps.get(nightRunId);
  }

  @Post('runs/:nightRunId/cancel')
  @HttpCode(200)
  @Answers(NightRunSchema, 'The run as it is now; what it brought in stays.', {
    summary: 'Stop a run of NightOps',
    description: 'What it brought in is kept. A run that has ended is refused with 409.',
    refuses: [404, 409],
  })
  cancelNightRun(@Param('nightRunId', { schema: IdSchema }) nightRunId: string): Promise<NightRun> {
    return this.nightOps.cancel(nightRunId);
  }
}
