import type { SearchModel } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { COUNTED, FEWEST } from './training.js';
import { type ModelState, VectorsRepository } from './vectors.repository.js';

export const TRAIN_JOB = 'recall.train';

const UNDER_WAY: readonly ModelState[] = ['waiting', 'training', 'placing'];

/** What search by meaning has learned, and its training: how far it is, starting and canceling it. */
@Injectable()
export class SearchModelService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly vectors: VectorsRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<SearchModel> {
    const state = await this.vectors.state();
    const trainedAt = state?.trainedAt ?? null;
    return {
      state: state?.state ?? 'none',
      progress: state?.progress ?? 0,
      trainedAt: trainedAt === null ? null : new Date(trainedAt).toISOString(),
      learnedFrom: state?.messages ?? 0,
      messages: await this.vectors.countMessages(COUNTED),
      fewest: FEWEST,
    };
  }

  /** Starts a training unless one waits or runs. */
  async start(): Promise<SearchModel> {
    if ((await this.vectors.countMessages(FEWEST)) < FEWEST) {
      throw new DomainFailure(
        'conflict',
        'TOO_FEW_MESSAGES',
        `There are too few messages to learn from: at least ${FEWEST} are needed.`,
      );
    }
    await this.enqueue();
    return this.get();
  }

  /** Puts a training into the queue, in the state `waiting`, unless one waits or runs. */
  async enqueue(): Promise<void> {
    await this.db.write(async (tx) => {
      await this.vectors.note(tx, 'waiting', UNDER_WAY);
      await this.queue.enqueue(tx, { kind: TRAIN_JOB, payload: {}, uniqueKey: 'train' });
    });
  }

  /** Stops the training that waits or runs; what was there before stays in use. */
  async cancel(): Promise<SearchModel> {
    if (!(await this.db.write((tx) => this.vectors.cancel(tx, this.clock.now())))) {
      throw new DomainFailure('conflict', 'NOT_TRAINING', 'No training is in progress.');
    }
    return this.get();
  }
}
