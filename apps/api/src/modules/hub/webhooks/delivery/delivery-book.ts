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

/** How long a subscription is ours without another word, in ms. */
const LEASE = 30_000;

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
    private readonly leases: LeasesRepository,
    private readonly deliveries: DueDeliveriesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whether a subscription can be taken: nobody has it, or nobody has heard of whoever has it. */
  isFree({ lease_owner: owner, lease_until: until }: SubscriptionRow): boolean {
    return owner === null || (until ?? 0) < this.clock.now() || isGone(owner);
  }

  /** Takes a subscription. @returns `false` when another process was faster. */
  async take(row: SubscriptionRow, owner: string): Promise<boolean> {
    return this.db.write((tx) => this.leases.take(tx, row, this.#leaseOf(owner)));
  }

  /** Says that they are still ours. */
  async renew(ids: readonly string[], owner: string): Promise<void> {
    await this.db.write((tx) => this.leases.renew(tx, ids, this.#leaseOf(owner)));
  }

  async release(ids: readonly string[], owner: string): Promise<void> {
    if (ids.length === 0) return;
    await this.db.write((tx) => this.leases.release(tx, ids, owner));
  }

  /** Deliveries whose time has come, the longest due first. */
  async due(subscriptionId: string, now: number, limit: number): Promise<DueRow[]> {
    const rows = await this.deliveries.due(subscriptionId, now, limit);
    return rows.map(({ id, event_id: eventId, attempts, seq, topic, payload, published_at }) => {
      const isKept = seq !== null && topic !== null && payload !== null && published_at !== null;
      return { id, eventId, attempts, event: isKept ? { id: eventId, seq, topic, payload, published_at } : null };
    });
  }

  /** When the next delivery is due after an instant; infinity when none is. */
  nextDue(subscriptionId: string, after: number): Promise<number> {
    return this.deliveries.nextDue(subscriptionId, after);
  }

  /** Gives up deliveries whose events are gone. */
  async giveUp(ids: readonly string[]): Promise<void> {
    await this.db.write((tx) => this.deliveries.giveUp(tx, ids, 'The event is no longer kept.'));
  }

  /**
   * Saves how far a subscription came.
   *
   * @returns since when it fails, or `undefined` when it is not ours any more: then nothing else of it may be saved.
   */
  advance(
    tx: WorkspaceTransaction,
    id: string,
    owner: string,
    notes: NotesToSave,
  ): Promise<{ failingSince: number | null } | undefined> {
    return this.leases.advance(tx, id, this.#leaseOf(owner), notes);
  }

  /** Saves what is to be known of deliveries: their rows, and the attempts that were made. */
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
