import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { EventLog } from './event-log.js';

/** Tells on the bus what Concordia itself did: the events of the catalogue. */
@Injectable()
export class DomainEvents {
  constructor(private readonly log: EventLog) {}

  /**
   * Logs what a use case did, in its transaction, so that it is told if and only if it happened. Call it late: an append to the log locks
   * the workspace's row until the commit.
   */
  async tell(tx: WorkspaceTransaction, facts: readonly HubFact[]): Promise<void> {
    if (facts.length === 0) return;
    await this.log.append(
      tx,
      facts.map(({ topic, payload }) => ({
        topic,
        payload: JSON.stringify(payload),
        source: 'concordia' as const,
        module_name: null,
        idempotency_key: null,
      })),
    );
  }
}
