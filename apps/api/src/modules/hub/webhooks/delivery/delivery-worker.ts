import { nextAttemptAt, type PayloadFilter } from '@concordia/domain';
import type { Signer } from '../signing/signer.js';
import { type Attempt, isGone } from './attempt.js';
import { DeliveryNotes, type NotesToSave } from './delivery-notes.js';
import { LogQueue } from './log-queue.js';
import type { LogTail } from './log-tail.js';
import type { OutboundEvent } from './outbound-event.js';
import { forgiven, learned, mostAtOnce, type ReceiverState, UNTRIED } from './receiver-state.js';
import { type DueDelivery, RetryQueue } from './retry-queue.js';

/** How many requests of one subscription are under way at once. */
const CONCURRENCY = 20;
/** How many retries among them, so that what is new gets on too. */
const MOST_RETRIES = 10;
/** How many retries are loaded at once. */
const DUE_PAGE = 50;
/** A request that takes longer does not keep the place in the log, in ms. */
const SLOW = 1_000;

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

/** A stopped worker sends nothing more, and never goes on; what is under way ends. */
type WorkerState =
  | { readonly kind: 'delivering'; readonly round: Round; readonly receiver: ReceiverState }
  | { readonly kind: 'stopped'; readonly round: Round };

interface Delivery extends DueDelivery {
  /** What remembers it while it is under way: the row that it was loaded from, its open place in the log, or a row that was made since. */
  rememberedBy: 'its row' | 'the log' | 'a new row';
  /** By the monotonic clock. */
  readonly begunAt: number;
}

/**
 * Delivers to one subscription: what the log brings, and what is to be tried again. It has places and a queue of its own, so that a receiver
 * that hangs takes time from nobody else. One that fails again and again is left alone for longer and longer, and then asked one thing at a
 * time; what is for it waits in the log meanwhile.
 *
 * Deliveries leave in the order of the log, side by side; so they arrive nearly in it, and retries later.
 */
export class DeliveryWorker {
  readonly notes: DeliveryNotes;
  readonly #log: LogQueue;
  readonly #retries = new RetryQueue();
  /** By the id of the event. */
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

  /** Whether it goes on as a version of its subscription says. */
  isAt(version: number): boolean {
    return this.#state.round.version === version;
  }

  get isIdle(): boolean {
    return this.#sending.size === 0;
  }

  /** Goes on as a person changed it, without waiting for what was: they may have put the receiver right. */
  change(round: Round): void {
    const state = this.#state;
    this.#state =
      state.kind === 'stopped' ? { ...state, round } : { ...state, round, receiver: forgiven(state.receiver) };
    this.#retries.expect(Number.NEGATIVE_INFINITY);
    this.pump();
  }

  /** Sends nothing more; what is under way ends. */
  stop(): void {
    this.#state = { kind: 'stopped', round: this.#state.round };
  }

  /** Sends as much as there is room for. */
  pump(): void {
    if (this.#room() <= 0) return;
    if (this.#retries.isDue(this.ports.now())) this.#load().catch(this.ports.onError);
    for (let room = this.#room(); room > 0; room = this.#room()) {
      const delivery = this.#next();
      if (delivery === undefined) return;
      this.#deliver(delivery).catch(this.ports.onError);
    }
  }

  /** What is to be saved now: how far it came, and what needs a row. `null` when nothing changed. */
  take(): NotesToSave | null {
    const slow = performance.now() - SLOW;
    for (const delivery of this.#sending.values()) {
      if (delivery.rememberedBy !== 'the log' || delivery.begunAt > slow) continue;
      // Its place in the log need not wait for it.
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

  /** Nothing of it was ours, which is worth a note too. */
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
      // What is known better here is read again when it has been saved.
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
