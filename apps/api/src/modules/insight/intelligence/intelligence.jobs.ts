import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { OutcomesService } from './outcomes.service.js';
import { SEGMENTATION_JOB, SegmentationService } from './segmentation.service.js';
import { SegmentationRunner } from './segmentation-runner.js';

const ATTEMPTS = 3;

/** Before the morning brief reads the scores. */
const NIGHTLY = '03:00';

const NIGHTLY_JOB = 'intelligence.nightly';
const AFTER_NEWS_JOB = 'intelligence.after-news';
const SETTLING_JOB = 'intelligence.settle-offers';

/** How often to check for finished imports and for customers who leave, in ms. */
const LOOK_EVERY = 2 * MINUTE;

/** How often open offers are checked, in ms. */
const SETTLE_EVERY = 10 * MINUTE;

/** Runs the segmentation every night, after imports, and when a customer says that they leave, and decides open offers. */
@Injectable()
export class IntelligenceJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly runner: SegmentationRunner,
    private readonly segmentation: SegmentationService,
    private readonly outcomes: OutcomesService,
    private readonly guardrails: GuardrailsRepository,
  ) {}

  onModuleInit(): void {
    this.#registerRuns();
    this.registry.register({
      kind: NIGHTLY_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      dailyAt: async () => ({ time: NIGHTLY, timeZone: (await this.guardrails.find()).time_zone }),
      handle: async () => {
        await this.segmentation.start('schedule');
      },
    });
    this.registry.register({
      kind: AFTER_NEWS_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      everyMs: LOOK_EVERY,
      handle: () => this.segmentation.startAfterNews(),
    });
    this.registry.register({
      kind: SETTLING_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      everyMs: SETTLE_EVERY,
      handle: () => this.outcomes.settle(),
    });
  }

  #registerRuns(): void {
    this.registry.register({
      kind: SEGMENTATION_JOB,
      schema: z.object({ segmentationRunId: z.uuid() }),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: async ({ payload, signal, attempt }) => {
        try {
          await this.runner.run(payload.segmentationRunId, signal);
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          await this.runner.fail(payload.segmentationRunId, `The run failed after all retries: ${reason}`);
          throw new PermanentFailure(reason);
        }
      },
    });
  }
}
