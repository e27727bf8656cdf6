import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { COUNT_BOUND } from '../../../common/page.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type SubscriptionRow = Selectable<ScopedTables['hub_subscription']>;

type Reads = Pick<WorkspaceTransaction, 'selectFrom'>;

@Injectable()
export class SubscriptionsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first. */
  list(reads: Reads = this.db.read): Promise<SubscriptionRow[]> {
    return reads
      .selectFrom('hub_subscription')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  find(id: string, reads: Reads = this.db.read): Promise<SubscriptionRow | undefined> {
    return reads.selectFrom('hub_subscription').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async count(tx: WorkspaceTransaction): Promise<number> {
    const row = await tx
      .selectFrom('hub_subscription')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  /** Number of active subscriptions whose last attempt succeeded. */
  async active(): Promise<number> {
    const row = await this.db.read
      .selectFrom('hub_subscription')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('state', '=', 'active')
      .where('failing_since', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['hub_subscription']>): Promise<void> {
    await tx.insertInto('hub_subscription').values(row).execute();
  }

  /** Updates a subscription and its version, by which the delivery process notices the change. */
  async update(
    tx: WorkspaceTransaction,
    id: string,
    values: Updateable<ScopedTables['hub_subscription']>,
  ): Promise<void> {
    await tx
      .updateTable('hub_subscription')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  async pauseOf(tx: WorkspaceTransaction, moduleName: string): Promise<void> {
    await tx
      .updateTable('hub_subscription')
      .set((eb) => ({ state: 'paused' as const, version: eb('version', '+', 1) }))
      .where('module_name', '=', moduleName)
      .where('state', '=', 'active')
      .execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('hub_subscription').where('id', '=', id).execute();
  }

  /** Waiting deliveries and dead letters, each counted up to {@link COUNT_BOUND}. */
  async figures(id: string, reads: Reads = this.db.read): Promise<{ pending: number; deadLetters: number }> {
    const [pending, retrying, deadLetters] = await Promise.all([
      this.#count(id, 'pending', reads),
      this.#count(id, 'retrying', reads),
      this.#count(id, 'failed', reads),
    ]);
    return { pending: Math.min(pending + retrying, COUNT_BOUND), deadLetters };
  }

  async #count(id: string, state: 'pending' | 'retrying' | 'failed', reads: Reads): Promise<number> {
    const row = await reads
      .selectFrom((eb) =>
        eb
          .selectFrom('hub_delivery')
          .select('hub_delivery.id')
          .where('subscription_id', '=', id)
          .where('state', '=', state)
          // Excludes pings.
          .where('event_seq', '>', 0)
          .limit(COUNT_BOUND)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }
}
