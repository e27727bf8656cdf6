import { type Day, type DayTally, dayOf, daysBetween, periodOfDay } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { FlowRepository } from './flow.repository.js';
import { FlowCounter } from './flow-counter.js';
import { FlowDaysRepository } from './flow-days.repository.js';

export const FLOW_JOB = 'analytics.days';

/** Changes and days handled per transaction; requests run in between. */
const CHANGES_AT_ONCE = 1_000;
const DAYS_AT_ONCE = 4;

/** Days of an account counted from one reading of messages; requests run in between. */
const ACCOUNT_DAYS_AT_ONCE = 28;

/**
 * Cached daily figures.
 *
 * Message changes are logged in the same transaction. A job recounts the affected days. Until then, and before the first count, queries count stale
 * days themselves. So figures are always correct, and usually read from the cache.
 */
@Injectable()
export class FlowDays {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly counter: FlowCounter,
    private readonly days: FlowDaysRepository,
    private readonly flow: FlowRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Days from `first` to `last`, inclusive. Days without messages may be missing. */
  async between(first: Day, last: Day, zone: string): Promise<ReadonlyMap<Day, DayTally>> {
    const { days, missing } = await this.#known(first, last, zone);
    for (const day of missing) days.set(day, await this.counter.count(periodOfDay(day, zone), zone));
    if (missing.length > 0) await this.#ask();
    return days;
  }

  /** The same of an account, counted from its messages each time: nothing is stored by account. */
  async betweenAt(accountId: string, first: Day, last: Day, zone: string): Promise<ReadonlyMap<Day, DayTally>> {
    const days = new Map<Day, DayTally>();
    const all = daysBetween(first, last);
    for (let start = 0; start < all.length; start += ACCOUNT_DAYS_AT_ONCE) {
      const some = all.slice(start, start + ACCOUNT_DAYS_AT_ONCE);
      for (const [day, tally] of await this.counter.countDaysAt(accountId, some, zone)) days.set(day, tally);
    }
    return days;
  }

  /** Recounts all stale days, a few at a time. */
  async keep(signal: AbortSignal): Promise<void> {
    const { time_zone: zone } = await this.guardrails.find();
    while (await this.db.write((tx) => this.#keepSome(tx, zone))) signal.throwIfAborted();
  }

  /** Returns cached days and stale ones. Changes are read before the cache: a day recounted in between is counted twice, but none is missed. */
  async #known(first: Day, last: Day, zone: string): Promise<{ days: Map<Day, DayTally>; missing: Day[] }> {
    const days = new Map<Day, DayTally>();
    const changed = await this.days.daysOf(await this.days.changes(), zone);
    if ((await this.days.zone()) !== zone) return { days, missing: daysBetween(first, last) };
    const missing = new Set([...changed].filter((day) => day >= first && day <= last));
    for (const [day, tally] of await this.days.kept(first, last)) {
      if (tally === null) missing.add(day);
      else if (!missing.has(day)) days.set(day, tally);
    }
    return { days, missing: [...missing] };
  }

  /** Version of the figures stored for a time zone; `null` while any of them is stale. */
  version(zone: string): Promise<number | null> {
    return this.days.version(zone);
  }

  /** @returns `false` when everything is up to date. */
  async #keepSome(tx: WorkspaceTransaction, zone: string): Promise<boolean> {
    if ((await this.days.hold(tx)) !== zone) {
      await this.#begin(tx, zone);
      return true;
    }
    const changes = await this.days.changes(tx, CHANGES_AT_ONCE);
    if (changes.length > 0) {
      await this.days.turn(tx);
      await this.days.mark(tx, [...(await this.days.daysOf(changes, zone, tx))].sort());
      await this.days.forget(tx, changes);
      return true;
    }
    const stale = await this.days.stale(tx, DAYS_AT_ONCE);
    if (stale.length > 0) await this.days.turn(tx);
    for (const day of stale) await this.days.put(tx, day, await this.counter.count(periodOfDay(day, zone), zone, tx));
    return stale.length === DAYS_AT_ONCE;
  }

  /** Marks every day since the first message as stale, in the new time zone. */
  async #begin(tx: WorkspaceTransaction, zone: string): Promise<void> {
    await this.days.setZone(tx, zone);
    await this.days.turn(tx);
    const [oldest, newest] = [await this.flow.oldest(tx), await this.flow.newest(tx)];
    if (oldest === null || newest === null) return;
    await this.days.mark(tx, daysBetween(dayOf(oldest, zone), dayOf(newest, zone)));
  }

  async #ask(): Promise<void> {
    await this.db.write((tx) => this.queue.enqueue(tx, { kind: FLOW_JOB, payload: {}, uniqueKey: 'now' }));
  }
}
