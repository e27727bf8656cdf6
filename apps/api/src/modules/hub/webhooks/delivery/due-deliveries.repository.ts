import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { inPowersOfTwo } from '../../log/in-powers.js';

const WAITING = ['pending', 'retrying'] as const;

@Injectable()
export class DueDeliveriesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Due deliveries, longest overdue first, with what the log still keeps of their events. */
  due(subscriptionId: string, now: number, limit: number) {
    return this.db.read
      .selectFrom('hub_delivery')
      .leftJoin('hub_event', 'hub_event.id', 'hub_delivery.event_id')
      .select(['hub_delivery.id', 'hub_delivery.event_id', 'hub_delivery.attempts'])
      .select(['hub_event.seq', 'hub_event.topic', 'hub_event.payload', 'hub_event.published_at'])
      .where('hub_delivery.subscription_id', '=', subscriptionId)
      .where('hub_delivery.state', 'in', [...WAITING])
      .where('hub_delivery.next_attempt_at', '<=', now)
      .orderBy('hub_delivery.next_attempt_at')
      .limit(limit)
      .execute();
  }

  /** When the next delivery after `after` is due; infinity if there is none. */
  async nextDue(subscriptionId: string, after: number): Promise<number> {
    const row = await this.db.read
      .selectFrom('hub_delivery')
      .select((eb) => eb.fn.min('next_attempt_at').as('at'))
      .where('subscription_id', '=', subscriptionId)
      .where('state', 'in', [...WAITING])
      .where('next_attempt_at', '>', after)
      .executeTakeFirst();
    return row?.at ?? Number.POSITIVE_INFINITY;
  }

  /** Fails deliveries. @param problem a sentence. */
  async giveUp(tx: WorkspaceTransaction, ids: readonly string[], problem: string): Promise<void> {
    await tx
      .updateTable('hub_delivery')
      .set({ state: 'failed', next_attempt_at: null, last_problem: problem })
      .where('id', 'in', [...ids])
      .execute();
  }

  async put(
    tx: WorkspaceTransaction,
    deliveries: readonly Insertable<ScopedTables['hub_delivery']>[],
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await tx
      .insertInto('hub_delivery')
      .values([...deliveries])
      .onConflict((conflict) =>
        conflict.columns(['subscription_id', 'event_id']).doUpdateSet((eb) => ({
          state: eb.ref('excluded.state'),
          attempts: eb.ref('excluded.attempts'),
          next_attempt_at: eb.ref('excluded.next_attempt_at'),
          delivered_at: eb.ref('excluded.delivered_at'),
          last_at: eb.ref('excluded.last_at'),
          last_status_code: eb.ref('excluded.last_status_code'),
          last_latency: eb.ref('excluded.last_latency'),
          last_problem: eb.ref('excluded.last_problem'),
        })),
      )
      .returning(['id', 'event_id'])
      .execute();
    return new Map(rows.map(({ id, event_id }) => [event_id, id]));
  }

  async insertAttempts(
    tx: WorkspaceTransaction,
    attempts: readonly Insertable<ScopedTables['hub_attempt']>[],
  ): Promise<void> {
    for (const rows of inPowersOfTwo(attempts)) await tx.insertInto('hub_attempt').values(rows).execute();
  }
}
