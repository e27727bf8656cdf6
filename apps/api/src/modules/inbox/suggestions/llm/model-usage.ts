import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { ModelUsageRepository } from './model-usage.repository.js';

/** What a language model costs a workspace, by days of UTC. */
@Injectable()
export class ModelUsage {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly usage: ModelUsageRepository,
    private readonly clock: Clock,
  ) {}

  tokensToday(): Promise<number> {
    return this.usage.tokensOn(this.#day());
  }

  /** Books a call before it is made, at the most it may cost: two at a time cannot both take the last of the budget. */
  async book(tokens: number, limit: number): Promise<boolean> {
    return this.db.write((tx) => this.usage.book(tx, this.#day(), tokens, limit));
  }

  /** Corrects a booking when it is known what the call really cost. */
  async settle(difference: number, isFailure: boolean): Promise<void> {
    await this.db.write((tx) => this.usage.settle(tx, this.#day(), difference, isFailure ? 1 : 0));
  }

  #day(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }
}
