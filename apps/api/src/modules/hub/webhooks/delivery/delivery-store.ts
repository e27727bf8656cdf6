import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { isGone } from '../../../../jobs/job-owner.js';
import { inPowersOfTwo } from '../../log/in-powers.js';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import type { Note, NotesToSave } from './delivery-notes.js';
import { DueDeliveriesRepository } from './due-deliveries.repository.js';
import { requestExcerpt, responseExcerpt } from './excerpts.js';
import { type Lease, LeasesRepository } from './leases.repository.js';
import type { SentEvent } from './outbound-event.js';

/** How long a lease lasts without renewal, in ms. */
const LEASE = 30_000;

/** A due delivery; `event` is `null` if the log no longer keeps it. */
export interface DueRow {
  readonly id: string;
  readonly eventId: string;
  readonly attempts: number;
  readonly event: SentEvent | null;
}

@Injectable()
export class DeliveryStore {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly leases: LeasesRepository,
    private readonly deliveries: DueDeliveriesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whether a subscription has no owner, or its owner's lease has expired or its process is gone. */
  isFree({ lease_owner: owner, lease_until: until }: SubscriptionRow): boolean {
    return owner === null || (until ?? 0) < this.clock.now() || isGone(owner);
  }

  /** Takes the lease. @returns `false` if another process was faster. */
  async take(row: SubscriptionRow, owner: string): Promise<boolean> {
    return this.db.write((tx) => this.leases.take(tx, row, this.#leaseOf(owner)));
  }

  async renew(ids: readonly string[], owner: string): Promise<void> {
    await this.db.write((tx) => this.leases.renew(tx, ids, this.#leaseOf(owner)));
  }

  async release(ids: readonly string[], owner: string): Promise<void> {
    if (ids.length === 0) return;
    await this.db.write((tx) => this.leases.release(tx, ids, owner));
  }

  /** Due deliveries, longest overdue first. */
  async due(subscriptionId: string, now: number, limit: number): Promise<DueRow[]> {
    const rows = await this.deliveries.due(subscriptionId, now, limit);
    return rows.map(({ id, event_id: eventId, attempts, seq, topic, payload, published_at }) => {
      const isKept = seq !== null && topic !== null && payload !== null && published_at !== null;
      return { id, eventId, attempts, event: isKept ? { id: eventId, seq, topic, payload, published_at } : null };
    });
  }

  /** When the next delivery after `after` is due; infinity if there is none. */
  nextDue(subscriptionId: string, after: number): Promise<number> {
    return this.deliveries.nextDue(subscriptionId, after);
  }

  /** Fails deliveries whose events are no longer kept. */
  async giveUp(ids: readonly string[]): Promise<void> {
    await this.db.write((tx) => this.deliveries.giveUp(tx, ids, 'The event is no longer stored.'));
  }

  /**
   * Saves a subscription's position.
   *
   * @returns since when it has been failing, or `undefined` if this process lost the lease: then nothing else may be saved for it.
   */
  advance(
    tx: WorkspaceTransaction,
    id: string,
    owner: string,
    notes: NotesToSave,
  ): Promise<{ failingSince: number | null } | undefined> {
    return this.leases.advance(tx, id, this.#leaseOf(owner), notes);
  }

  async note(tx: WorkspaceTransaction, subscriptionId: string, notes: readonly Note[]): Promise<void> {
    for (const some of inPowersOfTwo(notes)) {
      const ids = await this.deliveries.put(tx, this.#rowsOf(subscriptionId, some));
      const attempts = some.flatMap((note) => this.#attemptOf(note, ids.get(note.event.id)));
      await this.deliveries.insertAttempts(tx, attempts);
    }
  }

  #leaseOf(owner: string): Lease {
    return { owner, until: this.clock.now() + LEASE };
  }

  #rowsOf(subscriptionId: string, notes: readonly Note[]) {
    const now = this.clock.now();
    return notes.map(({ event, state, attempts, nextAttemptAt, attempt }) => ({
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
    }));
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
