import { failureSentence } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { Outcome } from './outcome.js';

/** What is said of a message that was recalled because its automation may not send any more. */
export const STOPPED = 'stopped';

/** Recalls messages of automations. What is in a provider's hands is left alone: nobody can recall it. */
@Injectable()
export class Recalls {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly outcome: Outcome,
  ) {}

  /** Recalls one message that has not been handed over. */
  async recall(tx: WorkspaceTransaction, row: OutboundRow): Promise<void> {
    if (row.message_id === null) {
      await this.entries.change(tx, row.id, [row.state], { state: 'cancelled', failure_code: STOPPED });
      return this.outcome.releaseLane(tx, row);
    }
    // It left before, and the provider refused it: it stands in the conversation, where it says what became of it.
    const message = failureSentence(STOPPED, row.channel);
    await this.outcome.failed(tx, row, { code: STOPPED, message, providerCode: null });
  }

  /**
   * Recalls whatever of several messages has not been handed over.
   *
   * @returns the ids of those of which nothing ever left.
   */
  async recallAll(tx: WorkspaceTransaction, ids: readonly string[]): Promise<string[]> {
    const recalled: string[] = [];
    for (const row of await this.entries.notHandedOver(tx, ids)) {
      await this.recall(tx, row);
      if (row.message_id === null) recalled.push(row.id);
    }
    return recalled;
  }
}
