import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { BRIEF_SCHEDULE } from '../../delivery/guardrails/guardrails.service.js';
import { NIGHT_JOB, NightOpsService } from './night-ops.service.js';
import { NightRunner } from './night-runner.js';

const ATTEMPTS = 3;

@Injectable()
export class NightOpsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly runner: NightRunner,
    private readonly nightOps: NightOpsService,
    private readonly guardrails: GuardrailsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: NIGHT_JOB,
      schema: z.object({ nightRunId: z.uuid() }),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: async ({ payload, signal, attempt }) => {
        try {
          await this.runner.run(payload.nightRunId, signal);
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          await this.runner.fail(payload.nightRunId, `The run failed after all retries: ${reason}`);
          throw new PermanentFailure(reason);
        }
      },
    });
    this.registry.register({
      kind: BRIEF_SCHEDULE,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      dailyAt: async () => {
        const { brief_time: time, time_zone: timeZone } = await this.guardrails.find();
        return { time, timeZone };
      },
      handle: async () => {
        await this.nightOps.start('morning_brief', 'schedule');
      },
    });
  }
}
