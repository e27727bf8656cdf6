import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { VectorTraining } from './training.js';

export const TRAIN_JOB = 'recall.train';
const FOLD_JOB = 'recall.fold';
const ATTEMPTS = 3;

/** How soon a new message is found by what it means, in ms. */
const FOLD_EVERY = MINUTE;

/** Keeps the vectors of messages up to date, outside of requests. */
@Injectable()
export class RecallJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly queue: JobQueue,
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
        if (await this.training.isDue()) await this.start();
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
          await this.training.train(signal);
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          await this.training.fail();
          throw new PermanentFailure(error instanceof Error ? error.message : String(error));
        }
      },
    });
  }

  /** Enqueues a training unless one waits or runs. */
  async start(): Promise<void> {
    await this.db.write((tx) => this.queue.enqueue(tx, { kind: TRAIN_JOB, payload: {}, uniqueKey: 'train' }));
  }
}
