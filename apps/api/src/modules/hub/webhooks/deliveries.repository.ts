import type { DeliveryStatus } from '@concordia/contract/hub';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { COUNT_BOUND } from '../../../common/page.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { inPowersOfTwo } from '../log/in-powers.js';

export type DeliveryRow = Selectable<ScopedTables['hub_delivery']>;
export type AttemptRow = Selectable<ScopedTables['hub_attempt']>;

interface NamedEvent {
  readonly id: string;
  readonly seq: number;
  readonly topic: string;
}

/** Resets a delivery, as if it had never been attempted. */
const AGAIN = { state: 'pending', attempts: 0, delivered_at: null } as const;

const SHOWN_ATTEMPTS = 50;

/** Listing, replaying and trimming deliveries; `DueDeliveriesRepository` serves the delivery process. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first, starting after the cursor. */
  list(subscriptionId: string, status: DeliveryStatus | undefined, limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('hub_delivery')
      .selectAll()
      .where('subscription_id', '=', subscriptionId)
      .$if(status !== undefined, (query) => query.where('state', '=', status ?? 'failed'))
      .$if(after !== null, (query) =>
        query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? ''))),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Counted up to {@link COUNT_BOUND} + 1. */
  async count(subscriptionId: string, status: DeliveryStatus | undefined): Promise<number> {
    const row = await this.db.read
      .selectFrom((eb) =>
        eb
          .selectFrom('hub_delivery')
          .select('hub_delivery.id')
          .where('subscription_id', '=', subscriptionId)
          .$if(status !== undefined, (query) => query.where('state', '=', status ?? 'failed'))
          .limit(COUNT_BOUND + 1)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  find(id: string): Promise<DeliveryRow | undefined> {
    return this.db.read.selectFrom('hub_delivery').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The last attempts, oldest first. */
  async attempts(deliveryId: string): Promise<AttemptRow[]> {
    const rows = await this.db.read
      .selectFrom('hub_attempt')
      .selectAll()
      .where('delivery_id', '=', deliveryId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN_ATTEMPTS)
      .execute();
    return rows.toReversed();
  }

  /** Delivery rows of events, over all subscriptions. */
  async ofEvents(eventIds: readonly string[]) {
    const rows = [];
    for (const some of inPowersOfTwo(eventIds)) {
      const found = await this.db.read
        .selectFrom('hub_delivery')
        .select(['subscription_id', 'event_id', 'state', 'attempts'])
        .where('event_id', 'in', some)
        .execute();
      rows.push(...found);
    }
    return rows;
  }

  /** Number of events with a dead letter and no waiting delivery, counted up to {@link COUNT_BOUND}. */
  async failedEvents(): Promise<number> {
    const { count } = await this.db.read
      .selectFrom((eb) =>
        eb
          .selectFrom('hub_delivery')
          .select('event_id')
          .distinct()
          .where('subscription_id', 'in', (some) => some.selectFrom('hub_subscription').select('hub_subscription.id'))
          .where('state', '=', 'failed')
          .where('event_seq', '>', 0)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('hub_delivery as other')
                  .select('other.id')
                  .whereRef('other.event_id', '=', 'hub_delivery.event_id')
                  .where('other.state', 'in', ['pending', 'retrying']),
              ),
            ),
          )
          .limit(COUNT_BOUND)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Sequence number of the oldest event waiting for the subscription; infinity if there is none. */
  async oldestWaiting(subscriptionId: string): Promise<number> {
    const row = await this.db.read
      .selectFrom('hub_delivery')
      .select((eb) => eb.fn.min('event_seq').as('seq'))
      .where('subscription_id', '=', subscriptionId)
      .where('state', 'in', ['pending', 'retrying'])
      .executeTakeFirst();
    return row?.seq ?? Number.POSITIVE_INFINITY;
  }

  async again(tx: WorkspaceTransaction, id: string, now: number): Promise<void> {
    await tx
      .updateTable('hub_delivery')
      .set({ ...AGAIN, next_attempt_at: now })
      .where('id', '=', id)
      .execute();
  }

  /** Redelivers the subscription's dead letters. @returns how many there were. */
  async allAgain(tx: WorkspaceTransaction, subscriptionId: string, now: number): Promise<number> {
    const { numUpdatedRows } = await tx
      .updateTable('hub_delivery')
      .set({ ...AGAIN, next_attempt_at: now })
      .where('subscription_id', '=', subscriptionId)
      .where('state', '=', 'failed')
      .where('event_seq', '>', 0)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Redelivers events to a subscription. @param ids generates ids for events without a delivery row. */
  async offer(
    tx: WorkspaceTransaction,
    subscriptionId: string,
    events: readonly NamedEvent[],
    ids: () => string,
    now: number,
  ): Promise<void> {
    for (const some of inPowersOfTwo(events)) {
      await tx
        .insertInto('hub_delivery')
        .values(
          some.map(({ id, seq, topic }) => ({
            id: ids(),
            subscription_id: subscriptionId,
            event_id: id,
            event_seq: seq,
            topic,
            ...AGAIN,
            next_attempt_at: now,
            created_at: now,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['subscription_id', 'event_id']).doUpdateSet({ ...AGAIN, next_attempt_at: now }),
        )
        .execute();
    }
  }

  async insertPing(tx: WorkspaceTransaction, row: DeliveryRow, attempt: AttemptRow): Promise<void> {
    await tx.insertInto('hub_delivery').values(row).execute();
    await tx.insertInto('hub_attempt').values(attempt).execute();
  }

  /** Deletes the oldest successful deliveries beyond `kept`, at most `most` of them. @returns how many. */
  async trimDelivered(tx: WorkspaceTransaction, subscriptionId: string, kept: number, most: number): Promise<number> {
    const old = await tx
      .selectFrom('hub_delivery')
      .select('id')
      .where('subscription_id', '=', subscriptionId)
      .where('state', '=', 'delivered')
      .where('next_attempt_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(kept)
      .limit(most)
      .execute();
    return this.#remove(
      tx,
      old.map(({ id }) => id),
    );
  }

  /** Deletes dead letters created before an instant, at most `most` of them. @returns how many. */
  async trimFailed(tx: WorkspaceTransaction, subscriptionId: string, before: number, most: number): Promise<number> {
    const old = await tx
      .selectFrom('hub_delivery')
      .select('id')
      .where('subscription_id', '=', subscriptionId)
      .where('state', '=', 'failed')
      .where('next_attempt_at', 'is', null)
      .where('created_at', '<', before)
      .limit(most)
      .execute();
    return this.#remove(
      tx,
      old.map(({ id }) => id),
    );
  }

  async #remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    await tx
      .deleteFrom('hub_delivery')
      .where('id', 'in', [...ids])
      .execute();
    return ids.length;
  }
}
