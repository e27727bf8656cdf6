import { nextAttemptAt, type PayloadFilter } from '@concordia/domain';
import type { Signer } from '../signing/signer.js';
import { type Attempt, isGone } from './attempt.js';
import { DeliveryNotes, type NotesToSave } from './delivery-notes.js';
import { LogQueue } from './log-queue.js';
import type { LogTail } from './log-tail.js';
import type { OutboundEvent } from './outbound-event.js';
import { forgiven, learned, mostAtOnce, type ReceiverState, UNTRIED } from './receiver-state.js';
import { type DueDelivery, RetryQueue } from './retry-queue.js';

/** Maximum requests in flight per subscription. */
const CONCURRENCY = 20;
/** Maximum retries among them, so that new events also progress. */
const MOST_RETRIES = 10;
/** Retries loaded at once. */
const DUE_PAGE = 50;
/** A request slower than this gets a row and no longer holds back the log position, in ms. */
const SLOW = 1_000;

/** A subscription's settings for delivery; a person may change them at any time. */
export interface Round {
  readonly id: string;
  readonly version: number;
  readonly url: URL;
  readonly isTrusted: boolean;
  readonly matches: (topic: string) => boolean;
  readonly filter: PayloadFilter | null;
  readonly signer: Signer;
}

export interface DeliveryPorts {
  readonly now: () => number;
  readonly random: () => number;
  readonly send: (event: OutboundEvent, round: Round) => Promise<Attempt>;
  /** Due deliveries, longest overdue first. */
  readonly due: (now: number, limit: number) => Promise<readonly DueDelivery[]>;
  /** When the next delivery after `after` is due, in ms since the epoch; infinity if there is none. */
  readonly nextDue: (after: number) => Promise<number>;
  /** There are results to save. */
  readonly onNotes: () => void;
  /** A read failed; it is retried. */
  readonly onError: (error: unknown) => void;
}

/** A stopped worker never resumes; requests in flight finish. */
type WorkerState =
  | { readonly kind: 'delivering'; readonly round: Round; readonly receiver: ReceiverState }
  | { readonly kind: 'stopped'; readonly round: Round };

interface Delivery extends DueDelivery {
  /** What keeps the delivery from being lost while in flight: the row it was loaded from, its open position in the log, or a row created since. */
  rememberedBy: 'its row' | 'the log' | 'a new row';
  /** On the monotonic clock. */
  readonly begunAt: number;
}

/**
 * Delivers new events and retries to one subscription. Each worker has its own queue and request slots, so a hanging receiver delays no other. A
 * receiver that keeps failing is paused for increasing periods, then gets one request at a time; its events wait in the log.
 *
 * Deliveries start in log order but run in parallel, so they arrive nearly in order; retries arrive later.
 */
export class DeliveryWorker {
  readonly notes: DeliveryNotes;
  readonly #log: LogQueue;
  readonly #retries = new RetryQueue();
  readonly #sending = new Map<string, Delivery>();
  #state: WorkerState;

  constructor(
    round: Round,
    position: number,
    tail: LogTail,
    private readonly ports: DeliveryPorts,
  ) {
    this.#state = { kind: 'delivering', round, receiver: UNTRIED };
    this.notes = new DeliveryNotes(position);
    this.#log = new LogQueue(position, tail, {
      isWanted: (event) => {
        const { matches, filter } = this.#state.round;
        return matches(event.topic) && event.passes(filter);
      },
      onPassed: () => this.#passed(),
      onPage: () => this.pump(),
      onError: ports.onError,
    });
  }

  isAt(version: number): boolean {
    return this.#state.round.version === version;
  }

  get isIdle(): boolean {
    return this.#sending.size === 0;
  }

  /** Applies changed settings and resumes immediately, because the person may have repaired the receiver. */
  change(round: Round): void {
    const state = this.#state;
    this.#state =
      state.kind === 'stopped' ? { ...state, round } : { ...state, round, receiver: forgiven(state.receiver) };
    this.#retries.expect(Number.NEGATIVE_INFINITY);
    this.pump();
  }

  /** Sends nothing more; requests in flight finish. */
  stop(): void {
    this.#state = { kind: 'stopped', round: this.#state.round };
  }

  /** Starts as many requests as there are free slots. */
  pump(): void {
    if (this.#room() <= 0) return;
    if (this.#retries.isDue(this.ports.now())) this.#load().catch(this.ports.onError);
    for (let room = this.#room(); room > 0; room = this.#room()) {
      const delivery = this.#next();
      if (delivery === undefined) return;
      this.#deliver(delivery).catch(this.ports.onError);
    }
  }

  /** Returns the position and rows to save, or `null` if nothing changed. */
  take(): NotesToSave | null {
    const slow = performance.now() - SLOW;
    for (const delivery of this.#sending.values()) {
      if (delivery.rememberedBy !== 'the log' || delivery.begunAt > slow) continue;
      // The row lets the log position advance past it.
      delivery.rememberedBy = 'a new row';
      this.notes.remember(delivery.event, delivery.attempts, this.ports.now());
      this.#log.settle(delivery.event.seq);
    }
    return this.notes.take(this.#log.position);
  }

  #room(): number {
    if (this.#state.kind === 'stopped') return 0;
    return mostAtOnce(this.#state.receiver, this.ports.now(), CONCURRENCY) - this.#sending.size;
  }

  #next(): Delivery | undefined {
    const begunAt = performance.now();
    const retry = this.#retriesUnderWay() < MOST_RETRIES ? this.#retries.take() : undefined;
    if (retry !== undefined) return { ...retry, rememberedBy: 'its row', begunAt };
    const event = this.#log.take();
    return event === undefined ? undefined : { event, attempts: 0, rememberedBy: 'the log', begunAt };
  }

  #retriesUnderWay(): number {
    let count = 0;
    for (const { rememberedBy } of this.#sending.values()) if (rememberedBy === 'its row') count += 1;
    return count;
  }

  /** No event matched, but the position may have advanced and must be saved. */
  #passed(): void {
    if (this.notes.isBehind(this.#log.position)) this.ports.onNotes();
  }

  async #load(): Promise<void> {
    const now = this.ports.now();
    this.#retries.begin();
    let page: readonly DueDelivery[] = [];
    let next = now;
    try {
      const due = await this.ports.due(now, DUE_PAGE);
      // Rows with unsaved results are out of date and are loaded again after the save.
      const isStale = due.some(({ event }) => this.notes.has(event.id));
      page = due.filter(({ event }) => !this.#sending.has(event.id) && !this.notes.has(event.id));
      if (due.length < DUE_PAGE && !isStale) next = await this.ports.nextDue(now);
    } finally {
      this.#retries.end(page, Math.min(next, this.notes.nextDue));
    }
    if (page.length > 0) this.pump();
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { event } = delivery;
    this.#sending.set(event.id, delivery);
    const attempt = await this.ports.send(event, this.#state.round);
    this.#sending.delete(event.id);
    this.#learn(delivery, attempt);
    this.#note(delivery, attempt);
    if (delivery.rememberedBy === 'the log') this.#log.settle(event.seq);
    this.ports.onNotes();
    this.pump();
  }

  #note({ event, attempts: before, rememberedBy }: Delivery, attempt: Attempt): void {
    const attempts = before + 1;
    const { url } = this.#state.round;
    if (attempt.problem === null) return this.notes.arrived(event, attempts, attempt, url, rememberedBy === 'the log');
    const next = isGone(attempt)
      ? null
      : nextAttemptAt(attempts, this.ports.now(), this.ports.random(), attempt.retryAfter);
    this.notes.failed(event, attempts, attempt, url, next);
    if (next !== null) this.#retries.expect(next);
  }

  #learn({ begunAt }: Delivery, attempt: Attempt): void {
    if (isGone(attempt)) return this.stop();
    const state = this.#state;
    if (state.kind === 'stopped') return;
    const times = { begunAt, endedAt: performance.now(), now: this.ports.now() };
    this.#state = { ...state, receiver: learned(state.receiver, attempt, times) };
  }
}
