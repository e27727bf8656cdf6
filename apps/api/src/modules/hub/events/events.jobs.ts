import { HOUR } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { LogUpkeep } from './log-upkeep.js';
import { ReplayRunner } from './replay-runner.js';
import { REPLAY_JOB } from './replays.service.js';

const ATTEMPTS = 10;

@Injectable()
export class HubEventsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly runner: ReplayRunner,
    private readonly upkeep: LogUpkeep,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: REPLAY_JOB,
      schema: z.object({ replayId: z.uuid() }),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: async ({ payload, signal, attempt }) => {
        try {
          await this.runner.run(payload.replayId, signal);
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          await this.runner.fail(payload.replayId);
          throw new PermanentFailure(error instanceof Error ? error.message : String(error));
        }
      },
    });
    this.registry.register({
      kind: 'hub-events.tidy',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: HOUR,
      handle: ({ signal }) => this.upkeep.tidy(signal),
    });
  }
}
