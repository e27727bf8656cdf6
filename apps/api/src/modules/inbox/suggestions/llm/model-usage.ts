import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { ModelUsageRepository } from './model-usage.repository.js';

/** Language model usage of a workspace, by UTC day. */
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

  /** Reserves a call's maximum cost before it is made, so that two concurrent calls cannot both spend the rest of the budget. */
  async book(tokens: number, limit: number): Promise<boolean> {
    return this.db.write((tx) => this.usage.book(tx, this.#day(), tokens, limit));
  }

  /** Corrects a reservation once the actual cost is known. */
  async settle(difference: number, isFailure: boolean): Promise<void> {
    await this.db.write((tx) => this.usage.settle(tx, this.#day(), difference, isFailure ? 1 : 0));
  }

  #day(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }
}
