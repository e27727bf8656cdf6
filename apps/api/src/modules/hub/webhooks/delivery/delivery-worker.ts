import { holdAfter, nextAttemptAt, type PayloadFilter } from '@concordia/domain';
import type { Signer } from '../signing/signer.js';
import { type Attempt, isGone, isThrottled } from './attempt.js';
import { DeliveryNotes, type NotesToSave } from './delivery-notes.js';
import type { LogTail } from './log-tail.js';
import type { OutboundEvent } from './outbound-event.js';
import { Progress } from './progress.js';

/** How many requests of one subscription are under way at once. */
const CONCURRENCY = 20;
/** How many retries among them, so that what is new gets on too. */
const MOST_RETRIES = 10;
/** What waits in memory for one subscription; the rest waits in the log. */
const MOST_QUEUED = 300;
const MOST_QUEUED_BYTES = 2_000_000;
/** When fewer wait, more are fetched: nobody waits for a page while it is read. */
const FEW = 100;
/** How much somebody who fell behind reads at once. */
const PAGE = 200;
/** How many retries are loaded at once. */
const DUE_PAGE = 50;
/** A request that takes longer does not keep the place in the log, in ms. */
const SLOW = 1_000;
/** How long a receiver is left alone that asks for less without saying for how long, in ms. */
const THROTTLE = 5_000;

/** Where and what a delivery worker delivers; a person may change it at any time. */
export interface Round {
  readonly id: string;
  readonly version: number;
  readonly url: URL;
  readonly isTrusted: boolean;
  readonly matches: (topic: string) => boolean;
  readonly filter: PayloadFilter | null;
  readonly signer: Signer;
}

/** A delivery that was tried before, or was given up and is tried again. */
export interface DueDelivery {
  readonly event: OutboundEvent;
  /** How often it was tried. */
  readonly attempts: number;
}

/** What a delivery worker depends on. */
export interface DeliveryPorts {
  readonly now: () => number;
  readonly random: () => number;
  readonly send: (event: OutboundEvent, round: Round) => Promise<Attempt>;
  /** Deliveries whose time has come, the longest due first. */
  readonly due: (now: number, limit: number) => Promise<readonly DueDelivery[]>;
  /** When the next one is due after an instant, in ms since the epoch; infinity when none is. */
  readonly nextDue: (after: number) => Promise<number>;
  /** There is something to be saved. */
  readonly onNotes: () => void;
  /** Something could not be read; it is tried again. */
  readonly onError: (error: unknown) => void;
}

interface Delivery extends DueDelivery {
  /** Read from the log, and not yet in a row of its own. */
  isFromLog: boolean;
  /** By the monotonic clock. */
  begunAt: number;
}

/**
 * Delivers to one subscription: what the log brings, and what is to be tried again. It has places and a queue of its own, so that a receiver
 * that hangs takes time from nobody else. One that fails again and again is left alone for longer and longer, and then asked one thing at a
 * time; what is for it waits in the log meanwhile.
 *
 * Deliveries leave in the order of the log, side by side; so they arrive nearly in it, and retries later.
 */
export class DeliveryWorker {
  readonly #progress: Progress;
  readonly notes: DeliveryNotes;
  #round: Round;
  #queue: OutboundEvent[] = [];
  #queuedBytes = 0;
  #retries: DueDelivery[] = [];
  /** By the id of the event. */
  readonly #sending = new Map<string, Delivery>();
  #retriesSending = 0;
  #nextDueAt = Number.NEGATIVE_INFINITY;
  #isLoading = false;
  #isCatchingUp = false;
  /** Rounds of failures without a success between them. */
  #failures = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  #holdUntil = Number.NEGATIVE_INFINITY;
  #isStopped = false;

  constructor(
    round: Round,
    position: number,
    private readonly tail: LogTail,
    private readonly ways: DeliveryPorts,
  ) {
    this.#round = round;
    this.#progress = new Progress(position);
    this.notes = new DeliveryNotes(position);
  }

  /** Whether it goes on as a version of its subscription says. */
  isAt(version: number): boolean {
    return this.#round.version === version;
  }

  get isIdle(): boolean {
    return this.#sending.size === 0;
  }

  /** Goes on as a person changed it, without waiting for what was: they may have put the receiver right. */
  change(round: Round): void {
    this.#round = round;
    this.#nextDueAt = Number.NEGATIVE_INFINITY;
    this.#failures = 0;
    this.#holdUntil = Number.NEGATIVE_INFINITY;
    this.pump();
  }

  /** Sends nothing more; what is under way ends. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Sends as much as there is room for. */
  pump(): void {
    if (this.#isStopped) return;
    if (this.#isLoadable()) this.#load().catch(this.ways.onError);
    let delivery = this.#room() > 0 ? this.#next() : undefined;
    while (delivery !== undefined) {
      this.#deliver(delivery).catch(this.ways.onError);
      delivery = this.#room() > 0 ? this.#next() : undefined;
    }
  }

  /** What is to be saved now: how far it came, and what needs a row. `null` when nothing changed. */
  take(): NotesToSave | null {
    const slow = performance.now() - SLOW;
    for (const delivery of this.#sending.values()) {
      if (!delivery.isFromLog || delivery.begunAt > slow) continue;
      // Its place in the log need not wait for it: a row remembers it.
      delivery.isFromLog = false;
      this.notes.remember(delivery.event, delivery.attempts, this.ways.now());
      this.#progress.settle(delivery.event.seq);
    }
    return this.notes.take(this.#progress.position);
  }

  #room(): number {
    if (this.ways.now() < this.#holdUntil) return 0;
    const most = holdAfter(this.#failures) > 0 ? 1 : CONCURRENCY;
    return most - this.#sending.size;
  }

  #next(): Delivery | undefined {
    const retry = this.#retriesSending < MOST_RETRIES ? this.#retries.shift() : undefined;
    if (retry !== undefined) return { ...retry, isFromLog: false, begunAt: performance.now() };
    if (this.#queue.length < FEW) this.#refill();
    const event = this.#queue.shift();
    if (event === undefined) return undefined;
    this.#queuedBytes -= event.size;
    return { event, attempts: 0, isFromLog: true, begunAt: performance.now() };
  }

  #refill(): void {
    while (this.#queue.length < MOST_QUEUED && this.#queuedBytes < MOST_QUEUED_BYTES) {
      const event = this.tail.next(this.#progress.read);
      if (event === undefined) break;
      if (event === null) {
        this.#catchUp().catch(this.ways.onError);
        return;
      }
      this.#look(event);
    }
    if (this.#queue.length === 0) this.#passed();
  }

  #look(event: OutboundEvent): void {
    if (!this.#round.matches(event.topic) || !event.passes(this.#round.filter)) return this.#progress.pass(event.seq);
    this.#progress.begin(event.seq);
    this.#queue.push(event);
    this.#queuedBytes += event.size;
  }

  /** Nothing of it was ours, which is worth a note too. */
  #passed(): void {
    if (this.notes.isBehind(this.#progress.position)) this.ways.onNotes();
  }

  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      for (const event of await this.tail.page(this.#progress.read, PAGE)) this.#look(event);
    } finally {
      this.#isCatchingUp = false;
    }
    this.#passed();
    this.pump();
  }

  #isLoadable(): boolean {
    const isDue = !this.#isLoading && this.#retries.length === 0 && this.ways.now() >= this.#nextDueAt;
    return isDue && this.#room() > 0;
  }

  async #load(): Promise<void> {
    const now = this.ways.now();
    this.#isLoading = true;
    // Whatever fails from here on is due no later than it says itself.
    this.#nextDueAt = Number.POSITIVE_INFINITY;
    let next = now;
    try {
      const due = await this.ways.due(now, DUE_PAGE);
      // What is known better here is read again when it has been saved.
      const isStale = due.some(({ event }) => this.notes.has(event.id));
      this.#retries = due.filter(({ event }) => !this.#sending.has(event.id) && !this.notes.has(event.id));
      if (due.length < DUE_PAGE && !isStale) next = await this.ways.nextDue(now);
    } finally {
      this.#isLoading = false;
      this.#nextDueAt = Math.min(this.#nextDueAt, next, this.notes.nextDue);
    }
    if (this.#retries.length > 0) this.pump();
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { event } = delivery;
    this.#sending.set(event.id, delivery);
    const isRetry = !delivery.isFromLog;
    if (isRetry) this.#retriesSending += 1;
    const attempt = await this.ways.send(event, this.#round);
    this.#sending.delete(event.id);
    if (isRetry) this.#retriesSending -= 1;
    this.#learn(delivery, attempt);
    this.#note(delivery, attempt);
    if (delivery.isFromLog) this.#progress.settle(event.seq);
    this.ways.onNotes();
    this.pump();
  }

  #note({ event, attempts: before, isFromLog }: Delivery, attempt: Attempt): void {
    const attempts = before + 1;
    if (attempt.problem === null) return this.notes.arrived(event, attempts, attempt, this.#round.url, isFromLog);
    const next = isGone(attempt)
      ? null
      : nextAttemptAt(attempts, this.ways.now(), this.ways.random(), attempt.retryAfter);
    this.notes.failed(event, attempts, attempt, this.#round.url, next);
    if (next !== null) this.#nextDueAt = Math.min(this.#nextDueAt, next);
  }

  /** Requests that were under way together fail together, and count once. */
  #learn({ begunAt }: Delivery, attempt: Attempt): void {
    if (attempt.problem === null) {
      this.#failures = 0;
      return;
    }
    const now = this.ways.now();
    if (isGone(attempt)) this.#isStopped = true;
    if (begunAt >= this.#failedAt) {
      this.#failures += 1;
      this.#failedAt = performance.now();
      this.#holdUntil = Math.max(this.#holdUntil, now + holdAfter(this.#failures));
    }
    if (isThrottled(attempt)) this.#holdUntil = Math.max(this.#holdUntil, now + (attempt.retryAfter ?? THROTTLE));
  }
}
