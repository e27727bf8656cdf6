import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { EventLog } from './event-log.js';

/** Publishes the catalog's events about Concordia's own actions. */
@Injectable()
export class DomainEvents {
  constructor(private readonly log: EventLog) {}

  /**
   * Logs what a use case did, in its transaction, so that the event exists if and only if the change does. Call it late: the append locks the
   * workspace row until the commit.
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
