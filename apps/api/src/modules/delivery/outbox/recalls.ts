import { failureSentence } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { Outcome } from './outcome.js';

/** Failure code of a message recalled because its automation may no longer send. */
export const STOPPED = 'stopped';

/** Recalls automated messages that have not been handed to a provider. */
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
    // The provider rejected an earlier attempt, so the message is in the conversation and shows the failure there.
    const message = failureSentence(STOPPED, row.channel);
    await this.outcome.failed(tx, row, { code: STOPPED, message, providerCode: null });
  }

  /**
   * Recalls those messages that have not been handed over.
   *
   * @returns the ids of those never attempted.
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
