import type { Logger } from '@nestjs/common';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import type { NotesToSave } from './delivery-notes.js';
import type { DeliveryTools } from './delivery-tools.js';
import { DeliveryWorker } from './delivery-worker.js';
import type { HttpSender } from './http-sender.js';
import type { LogTail } from './log-tail.js';
import { OutboundEvent } from './outbound-event.js';
import type { DueDelivery } from './retry-queue.js';
import { roundOf } from './round.js';

/** Save interval, in ms. A crash repeats the deliveries of at most this period. */
const SAVE_EVERY = 200;
/** Minimum interval between notifications of open screens, in ms. */
const TELL_EVERY = 1_000;
/** How often idle leases are renewed, in ms. */
const RENEW_EVERY = 10_000;

export interface DeliveryPlace {
  readonly tools: DeliveryTools;
  readonly logger: Logger;
  readonly owner: string;
  readonly now: () => number;
  readonly within: <Result>(work: () => Result) => Result;
}

type SweepState =
  | { readonly kind: 'resting' }
  | {
      readonly kind: 'sweeping';
      readonly done: Promise<void>;
      /** Whether something changed during the sweep, so that another must follow. */
      readonly isAgain: boolean;
    };

export class WorkspaceDeliveries {
  readonly #workers = new Map<string, DeliveryWorker>();
  #sweeps: SweepState = { kind: 'resting' };
  #saving: Promise<void> | null = null;
  #saveTimer: NodeJS.Timeout | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  #toTell = false;
  #renewedAt = performance.now();
  #isStopped = false;

  constructor(
    private readonly tail: LogTail,
    private readonly place: DeliveryPlace,
  ) {}

  /** Call when there may be new events in the log. */
  look(): void {
    if (this.#workers.size === 0) return;
    this.#guard(this.tail.advance());
  }

  /** Call when new events were read from the log. */
  pump(): void {
    for (const worker of this.#workers.values()) worker.pump();
  }

  /** Takes free subscriptions, drops those no longer to be delivered, and applies changed settings. */
  sweep(): Promise<void> {
    if (this.#sweeps.kind === 'sweeping') {
      this.#sweeps = { ...this.#sweeps, isAgain: true };
      return this.#sweeps.done;
    }
    const done = this.#guard(this.#sweepAll()).finally(() => {
      const isAgain = this.#sweeps.kind === 'sweeping' && this.#sweeps.isAgain;
      this.#sweeps = { kind: 'resting' };
      if (isAgain) void this.sweep();
    });
    this.#sweeps = { kind: 'sweeping', done, isAgain: false };
    return done;
  }

  /** Stops sending, waits up to `graceMs` for requests in flight, and saves their results. */
  async stop(graceMs: number): Promise<void> {
    for (const worker of this.#workers.values()) worker.stop();
    if (this.#sweeps.kind === 'sweeping') await this.#sweeps.done;
    const deadline = performance.now() + graceMs;
    const isBusy = () => [...this.#workers.values()].some(({ isIdle }) => !isIdle);
    while (isBusy() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    this.#isStopped = true;
    clearTimeout(this.#saveTimer);
    await this.#saving;
    await this.#guard(this.#save());
    await this.#guard(this.place.tools.book.release([...this.#workers.keys()], this.place.owner));
    this.#workers.clear();
  }

  async #sweepAll(): Promise<void> {
    const rows = await this.place.tools.subscriptions.list();
    const wanted = new Map(rows.filter(isWanted).map((row) => [row.id, row]));
    for (const [id, worker] of this.#workers) {
      const row = wanted.get(id);
      if (row === undefined || row.lease_owner !== this.place.owner) this.#drop(id, worker);
      else if (!worker.isAt(row.version)) worker.change(roundOf(row, this.place.tools.keyring, this.place.now()));
    }
    for (const row of wanted.values()) if (!this.#workers.has(row.id)) await this.#takeUp(row);
    await this.#renew();
    this.look();
    this.pump();
  }

  /** Requests in flight finish, but their results are lost; the next owner repeats those deliveries. */
  #drop(id: string, worker: DeliveryWorker): void {
    worker.stop();
    this.#guard(this.#saveSoon());
    this.#workers.delete(id);
  }

  async #takeUp(row: SubscriptionRow): Promise<void> {
    const { owner, now, logger } = this.place;
    const { book, keyring } = this.place.tools;
    if (!book.isFree(row) && row.lease_owner !== owner) return;
    try {
      const round = roundOf(row, keyring, now());
      if (!(await book.take(row, owner))) return;
      this.#workers.set(row.id, new DeliveryWorker(round, row.position, this.tail, this.#waysOf(row.id)));
    } catch (error) {
      logger.warn(`Webhook ${row.id} cannot be delivered: ${wordsOf(error)}`);
    }
  }

  #waysOf(id: string) {
    const { now, within } = this.place;
    const { book, sender } = this.place.tools;
    return {
      now,
      random: Math.random,
      send: (event: OutboundEvent, round: Parameters<HttpSender['send']>[1]) => sender.send(event, round),
      due: (at: number, limit: number) => within(() => this.#due(id, at, limit)),
      nextDue: (after: number) => within(() => book.nextDue(id, after)),
      onNotes: () => this.#saveLater(),
      onError: (error: unknown) => this.#onError(error),
    };
  }

  async #due(id: string, at: number, limit: number): Promise<DueDelivery[]> {
    const rows = await this.place.tools.book.due(id, at, limit);
    const gone = rows.filter(({ event }) => event === null).map((row) => row.id);
    if (gone.length > 0) await this.place.tools.book.giveUp(gone);
    return rows.flatMap(({ event, attempts }) =>
      event === null ? [] : [{ event: new OutboundEvent(event), attempts }],
    );
  }

  #saveLater(): void {
    if (this.#isStopped) return;
    this.#saveTimer ??= setTimeout(() => {
      this.#saveTimer = undefined;
      this.#guard(this.#saveSoon());
    }, SAVE_EVERY);
  }

  #saveSoon(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #save(): Promise<void> {
    const { owner, within, tools } = this.place;
    const taken = [...this.#workers].flatMap(([id, worker]) => {
      const notes = worker.take();
      return notes === null ? [] : [{ id, worker, notes }];
    });
    if (taken.length === 0 && !this.#toTell) return;
    const notes = new Map<string, NotesToSave>(taken.map((one) => [one.id, one.notes]));
    this.#toTell ||= taken.some((one) => one.notes.notes.length > 0);
    const shouldNotify = this.#toTell && performance.now() - this.#toldAt >= TELL_EVERY;
    try {
      const lost = await within(() => tools.keeper.save(notes, owner, shouldNotify));
      for (const { id, worker } of taken) {
        worker.notes.saved();
        if (lost.has(id)) this.#forget(id, worker);
      }
      if (shouldNotify) [this.#toTell, this.#toldAt] = [false, performance.now()];
    } catch (error) {
      for (const { worker } of taken) worker.notes.notSaved();
      throw error;
    } finally {
      // Save results that arrived meanwhile.
      if (this.#toTell || taken.length > 0) this.#saveLater();
    }
    this.pump();
  }

  #forget(id: string, worker: DeliveryWorker): void {
    worker.stop();
    if (this.#workers.get(id) === worker) this.#workers.delete(id);
  }

  async #renew(): Promise<void> {
    const { owner, tools } = this.place;
    if (this.#workers.size === 0 || performance.now() - this.#renewedAt < RENEW_EVERY) return;
    this.#renewedAt = performance.now();
    await tools.book.renew([...this.#workers.keys()], owner);
  }

  /** Logs errors and continues; the next turn retries. */
  #guard(work: Promise<unknown>): Promise<void> {
    return work.then(
      () => undefined,
      (error: unknown) => this.#onError(error),
    );
  }

  #onError(error: unknown): void {
    this.place.logger.warn(`Webhook delivery failed: ${wordsOf(error)}`);
  }
}

const isWanted = ({ state, is_sample }: SubscriptionRow): boolean => state === 'active' && is_sample === 0;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
