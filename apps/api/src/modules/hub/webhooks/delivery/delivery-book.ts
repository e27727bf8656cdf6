import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { isGone } from '../../../../jobs/job-owner.js';
import { inPowersOfTwo } from '../../log/in-powers.js';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import type { Note, NotesToSave } from './delivery-notes.js';
import { requestExcerpt, responseExcerpt } from './excerpts.js';
import type { SentEvent } from './outbound-event.js';

/** How long a subscription is ours without another word, in ms. */
const LEASE = 30_000;

/** Deliveries that are still to be tried. */
const WAITING = ['pending', 'retrying'] as const;

/** A delivery whose time has come; its event is `null` when the log keeps it no longer. */
export interface DueRow {
  readonly id: string;
  readonly eventId: string;
  readonly attempts: number;
  readonly event: SentEvent | null;
}

/** What the one who delivers writes down, and reads again. */
@Injectable()
export class DeliveryBook {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whether a subscription can be taken: nobody has it, or nobody has heard of whoever has it. */
  isFree({ lease_owner: owner, lease_until: until }: SubscriptionRow): boolean {
    return owner === null || (until ?? 0) < this.clock.now() || isGone(owner);
  }

  /** Takes a subscription. @returns `false` when another process was faster. */
  async take({ id, lease_owner: before }: SubscriptionRow, owner: string): Promise<boolean> {
    return this.db.write(async (tx) => {
      const taken = await tx
        .updateTable('hub_subscription')
        .set({ lease_owner: owner, lease_until: this.clock.now() + LEASE })
        .where('id', '=', id)
        .where('lease_owner', 'is not distinct from', before)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    });
  }

  /** Says that they are still ours. */
  async renew(ids: readonly string[], owner: string): Promise<void> {
    await this.db.write((tx) =>
      tx
        .updateTable('hub_subscription')
        .set({ lease_until: this.clock.now() + LEASE })
        .where('id', 'in', [...ids])
        .where('lease_owner', '=', owner)
        .execute(),
    );
  }

  async release(ids: readonly string[], owner: string): Promise<void> {
    if (ids.length === 0) return;
    await this.db.write((tx) =>
      tx
        .updateTable('hub_subscription')
        .set({ lease_owner: null, lease_until: null })
        .where('id', 'in', [...ids])
        .where('lease_owner', '=', owner)
        .execute(),
    );
  }

  /** Deliveries whose time has come, the longest due first. */
  async due(subscriptionId: string, now: number, limit: number): Promise<DueRow[]> {
    const rows = await this.db.read
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
    return rows.map(({ id, event_id: eventId, attempts, seq, topic, payload, published_at }) => {
      const isKept = seq !== null && topic !== null && payload !== null && published_at !== null;
      return { id, eventId, attempts, event: isKept ? { id: eventId, seq, topic, payload, published_at } : null };
    });
  }

  /** When the next delivery is due after an instant; infinity when none is. */
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

  /** Gives up deliveries whose events are gone. */
  async giveUp(ids: readonly string[]): Promise<void> {
    await this.db.write((tx) =>
      tx
        .updateTable('hub_delivery')
        .set({ state: 'failed', next_attempt_at: null, last_problem: 'The event is no longer kept.' })
        .where('id', 'in', [...ids])
        .execute(),
    );
  }

  /**
   * Saves how far a subscription came.
   *
   * @returns since when it fails, or `undefined` when it is not ours any more: then nothing else of it may be saved.
   */
  async advance(
    tx: WorkspaceTransaction,
    id: string,
    owner: string,
    { position, retries, lastDeliveryAt, failingSince }: NotesToSave,
  ): Promise<{ failingSince: number | null } | undefined> {
    const hasArrived = lastDeliveryAt !== null;
    const row = await tx
      .updateTable('hub_subscription')
      .set((eb) => ({
        position,
        lease_until: this.clock.now() + LEASE,
        ...(retries > 0 && { retry_count: eb('retry_count', '+', retries) }),
        ...(hasArrived && { last_delivery_at: lastDeliveryAt, failing_since: failingSince ?? null }),
        ...(!hasArrived &&
          failingSince !== undefined &&
          failingSince !== null && { failing_since: eb.fn.coalesce('failing_since', eb.val(failingSince)) }),
      }))
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .returning('failing_since as failingSince')
      .executeTakeFirst();
    return row;
  }

  /** Saves what is to be known of deliveries: their rows, and the attempts that were made. */
  async note(tx: WorkspaceTransaction, subscriptionId: string, notes: readonly Note[]): Promise<void> {
    for (const some of inPowersOfTwo(notes)) {
      const ids = await this.#upsert(tx, subscriptionId, some);
      const attempts = some.flatMap((note) => this.#attemptOf(note, ids.get(note.event.id)));
      for (const rows of inPowersOfTwo(attempts)) await tx.insertInto('hub_attempt').values(rows).execute();
    }
  }

  /** @returns the rows' ids by those of their events: some were there before. */
  async #upsert(
    tx: WorkspaceTransaction,
    subscriptionId: string,
    notes: readonly Note[],
  ): Promise<ReadonlyMap<string, string>> {
    const now = this.clock.now();
    const rows = await tx
      .insertInto('hub_delivery')
      .values(
        notes.map(({ event, state, attempts, nextAttemptAt, attempt }) => ({
          id: this.ids.next(),
          subscription_id: subscriptionId,
          event_id: event.id,
          event_seq: event.seq,
          topic: event.topic,
          state,
          attempts,
          next_attempt_at: nextAttemptAt,
          delivered_at: state === 'delivered' ? (attempt?.at ?? now) : null,
          last_at: attempt?.at ?? null,
          last_status_code: attempt?.statusCode ?? null,
          last_latency: attempt?.latency ?? null,
          last_problem: attempt?.problem ?? null,
          created_at: now,
        })),
      )
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

  #attemptOf({ event, attempt, url }: Note, deliveryId: string | undefined) {
    if (attempt === null || deliveryId === undefined) return [];
    return [
      {
        id: this.ids.next(),
        delivery_id: deliveryId,
        at: attempt.at,
        status_code: attempt.statusCode,
        latency: attempt.latency,
        problem: attempt.problem,
        request_excerpt: requestExcerpt(event, url, attempt.at),
        response_excerpt: responseExcerpt(attempt.response),
      },
    ];
  }
}
