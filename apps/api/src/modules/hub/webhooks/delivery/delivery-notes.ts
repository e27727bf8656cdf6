import type { Attempt } from './attempt.js';
import { isGone } from './attempt.js';
import type { OutboundEvent } from './outbound-event.js';

/** Of arrivals at once, how many are noted each time that notes are saved; the position alone tells of the others. */
const NOTED_ARRIVALS = 4;

/** For how long the row of a request under way is left to whoever makes it, in ms: longer than any request lasts. */
const LEFT_ALONE = 60_000;

/** What is to be known of a delivery. */
export interface Note {
  readonly event: OutboundEvent;
  readonly state: 'pending' | 'retrying' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: number | null;
  /** `null` when it is still under way. */
  readonly attempt: Attempt | null;
  readonly url: URL | null;
}

/** What one transaction saves of a delivery worker. */
export interface NotesToSave {
  readonly position: number;
  readonly notes: readonly Note[];
  readonly retries: number;
  readonly lastDeliveryAt: number | null;
  /**
   * The first failure after the last arrival. `null` when nothing failed since; `undefined` when there was no attempt. Without an arrival,
   * it began to fail no later than before.
   */
  readonly failingSince: number | null | undefined;
  /** It answered that it is gone. */
  readonly isGone: boolean;
}

/** What a delivery worker has to tell the database, kept together until the next transaction. */
export class DeliveryNotes {
  #notes = new Map<string, Note>();
  #arrivals: Note[] = [];
  /** Of what is being saved now. */
  #saving: NotesToSave | null = null;
  #savingIds: ReadonlySet<string> = new Set();
  #saved: number;
  #retries = 0;
  #lastDeliveryAt: number | null = null;
  #failingSince: number | null | undefined;
  #isGone = false;

  /** @param position where it stands, as it is saved. */
  constructor(position: number) {
    this.#saved = position;
  }

  /** Whether a delivery has something to tell that is not saved: what the database says of it is out of date. */
  has(eventId: string): boolean {
    return this.#notes.has(eventId) || this.#savingIds.has(eventId);
  }

  /** The earliest instant at which one of these is tried again. */
  get nextDue(): number {
    const all = [...this.#notes.values(), ...(this.#saving?.notes ?? [])];
    return Math.min(...all.map(({ nextAttemptAt }) => nextAttemptAt ?? Number.POSITIVE_INFINITY));
  }

  isBehind(position: number): boolean {
    return position > this.#saved;
  }

  /** It is under way, and takes long. */
  remember(event: OutboundEvent, attempts: number, now: number): void {
    const state = attempts === 0 ? 'pending' : 'retrying';
    const note = { event, state, attempts, nextAttemptAt: now + LEFT_ALONE, attempt: null, url: null } as const;
    this.#notes.set(event.id, note);
  }

  /** @param isFromLog it has no row, and needs none. */
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

  /** @param nextAttemptAt `null` when it is given up. */
  failed(event: OutboundEvent, attempts: number, attempt: Attempt, url: URL, nextAttemptAt: number | null): void {
    const state = nextAttemptAt === null ? 'failed' : 'retrying';
    this.#notes.set(event.id, { event, state, attempts, nextAttemptAt, attempt, url });
    this.#count(attempts);
    // Since the first failure after a success, as far as these notes know.
    this.#failingSince ??= attempt.at;
    if (isGone(attempt)) this.#isGone = true;
  }

  #count(attempts: number): void {
    if (attempts > 1) this.#retries += 1;
  }

  /** Hands out what is to be saved; `saved` or `notSaved` follows. */
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

  /** They are told again, with what came since. */
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
