import type { Attempt } from './attempt.js';
import { isGone } from './attempt.js';
import type { OutboundEvent } from './outbound-event.js';

/** First-attempt successes recorded per save; the rest are implied by the position. */
const NOTED_ARRIVALS = 4;

/** How long a request in flight is kept from being retried, in ms: longer than any request lasts. */
const LEFT_ALONE = 60_000;

export interface Note {
  readonly event: OutboundEvent;
  readonly state: 'pending' | 'retrying' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: number | null;
  /** `null` while the request is in flight. */
  readonly attempt: Attempt | null;
  readonly url: URL | null;
}

export interface NotesToSave {
  readonly position: number;
  readonly notes: readonly Note[];
  readonly retries: number;
  readonly lastDeliveryAt: number | null;
  /**
   * First failure after the last success. `null` if nothing failed since; `undefined` without an attempt. Without a success, the earlier of this and
   * the stored time applies.
   */
  readonly failingSince: number | null | undefined;
  /** The receiver responded 410 Gone. */
  readonly isGone: boolean;
}

/** A worker's unsaved results, collected until the next transaction. */
export class DeliveryNotes {
  #notes = new Map<string, Note>();
  #arrivals: Note[] = [];
  #saving: NotesToSave | null = null;
  #savingIds: ReadonlySet<string> = new Set();
  #saved: number;
  #retries = 0;
  #lastDeliveryAt: number | null = null;
  #failingSince: number | null | undefined;
  #isGone = false;

  /** @param position as saved in the database. */
  constructor(position: number) {
    this.#saved = position;
  }

  /** Whether a delivery has unsaved results, so that its row is out of date. */
  has(eventId: string): boolean {
    return this.#notes.has(eventId) || this.#savingIds.has(eventId);
  }

  get nextDue(): number {
    const all = [...this.#notes.values(), ...(this.#saving?.notes ?? [])];
    return Math.min(...all.map(({ nextAttemptAt }) => nextAttemptAt ?? Number.POSITIVE_INFINITY));
  }

  isBehind(position: number): boolean {
    return position > this.#saved;
  }

  /** Creates a row for a slow request in flight. */
  remember(event: OutboundEvent, attempts: number, now: number): void {
    const state = attempts === 0 ? 'pending' : 'retrying';
    const note = { event, state, attempts, nextAttemptAt: now + LEFT_ALONE, attempt: null, url: null } as const;
    this.#notes.set(event.id, note);
  }

  /** @param isFromLog the delivery has no row and needs none. */
  arrived(event: OutboundEvent, attempts: number, attempt: Attempt, url: URL, isFromLog: boolean): void {
    const note = { event, state: 'delivered', attempts, nextAttemptAt: null, attempt, url } as const;
    if (isFromLog) {
      this.#arrivals.push(note);
      if (this.#arrivals.length > NOTED_ARRIVALS) this.#arrivals.shift();
    } else this.#notes.set(event.id, note);
    this.#count(attempts);
    this.#lastDeliveryAt = attempt.at;
    this.#failingSince = null;
  }

  /** @param nextAttemptAt `null` if it is not retried. */
  failed(event: OutboundEvent, attempts: number, attempt: Attempt, url: URL, nextAttemptAt: number | null): void {
    const state = nextAttemptAt === null ? 'failed' : 'retrying';
    this.#notes.set(event.id, { event, state, attempts, nextAttemptAt, attempt, url });
    this.#count(attempts);
    // Time of the first failure after a success, within this batch.
    this.#failingSince ??= attempt.at;
    if (isGone(attempt)) this.#isGone = true;
  }

  #count(attempts: number): void {
    if (attempts > 1) this.#retries += 1;
  }

  /** Returns the batch to save, or `null` if there is none; `saved` or `notSaved` must follow. */
  take(position: number): NotesToSave | null {
    const isNothing = this.#notes.size === 0 && this.#arrivals.length === 0 && position <= this.#saved;
    if (this.#saving !== null || isNothing) return null;
    this.#saving = {
      position,
      notes: [...this.#notes.values(), ...this.#arrivals],
      retries: this.#retries,
      lastDeliveryAt: this.#lastDeliveryAt,
      failingSince: this.#failingSince,
      isGone: this.#isGone,
    };
    this.#savingIds = new Set(this.#notes.keys());
    this.#notes = new Map();
    this.#arrivals = [];
    this.#retries = 0;
    this.#lastDeliveryAt = null;
    this.#failingSince = undefined;
    return this.#saving;
  }

  saved(): void {
    this.#saved = this.#saving?.position ?? this.#saved;
    this.#forget();
  }

  /** Merges the batch back, to be saved with later results. */
  notSaved(): void {
    const before = this.#saving;
    if (before !== null) {
      const again = before.notes.map((note) => [note.event.id, note] as const);
      this.#notes = new Map([...again, ...this.#notes]);
      this.#retries += before.retries;
      this.#lastDeliveryAt ??= before.lastDeliveryAt;
      this.#failingSince = this.#failingSince === undefined ? before.failingSince : this.#failingSince;
    }
    this.#forget();
  }

  #forget(): void {
    this.#saving = null;
    this.#savingIds = new Set();
  }
}
