import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { SearchModelService, TRAIN_JOB } from './search-model.service.js';
import { VectorTraining } from './training.js';

const FOLD_JOB = 'recall.fold';
const ATTEMPTS = 3;

/** How soon a new message is found by what it means, in ms. */
const FOLD_EVERY = MINUTE;

/** Keeps the vectors of messages up to date, outside of requests. */
@Injectable()
export class RecallJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly models: SearchModelService,
    private readonly training: VectorTraining,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: FOLD_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      everyMs: FOLD_EVERY,
      handle: async ({ signal }) => {
        if (await this.training.isDue()) await this.models.enqueue();
        else await this.training.fold(signal);
      },
    });
    this.registry.register({
      kind: TRAIN_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: async ({ signal, attempt }) => {
        try {
          // Canceled and started again before the first one had ended: the queue takes no second job meanwhile.
          do await this.training.train(signal);
          while (await this.training.isAsked());
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          await this.training.fail();
          throw new PermanentFailure(error instanceof Error ? error.message : String(error));
        }
      },
    });
  }
}
