import { MINUTE } from '@concordia/domain';
import { DAYS_A_WEEK, type Day, dayAfter, dayOf, periodOfDay, weeksUntil } from '@concordia/domain/flow';
import { mostOf, type WeeklyCount } from '@concordia/domain/patterns';
import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../database/request-context.js';
import { PatternsRepository } from './patterns.repository.js';

export const CADENCE_WEEKS = 26;
const PEOPLE = 25;

/** While messages change, they are counted again only after this time. */
const FRESH = 10 * MINUTE;

/** Maximum workspaces cached. */
const MOST_KNOWN = 20;

export interface WeeklyCadences {
  /** First days, oldest first. */
  readonly weeks: readonly Day[];
  /** Most messages first. */
  readonly people: readonly WeeklyCount[];
  /** ms since the epoch. */
  readonly countedAt: number;
}

/**
 * Messages by week of the contacts with most of them.
 *
 * Counting reads every message of 26 weeks, one week per statement so that other requests run in between. So the result is kept while no message changes,
 * and otherwise for ten minutes.
 */
@Injectable()
export class WeeklyCadenceCounts {
  readonly #known = new Map<
    string,
    {
      readonly version: number | null;
      readonly today: string;
      readonly at: number;
      readonly counts: Promise<WeeklyCadences>;
    }
  >();

  constructor(private readonly repository: PatternsRepository) {}

  /** @param version of the messages; `null` while they change. */
  async at(now: number, zone: string, version: number | null): Promise<WeeklyCadences> {
    const { workspaceId } = currentPrincipal();
    const today = `${dayOf(now, zone)} ${zone}`;
    const known = this.#known.get(workspaceId);
    const isCurrent = known?.version === version && version !== null;
    if (known !== undefined && known.today === today && (isCurrent || now - known.at < FRESH)) return known.counts;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    // Concurrent requests share one count.
    const counting = { version, today, at: now, counts: this.#count(now, zone) };
    this.#known.set(workspaceId, counting);
    try {
      return await counting.counts;
    } catch (error) {
      if (this.#known.get(workspaceId) === counting) this.#known.delete(workspaceId);
      throw error;
    }
  }

  async #count(now: number, zone: string): Promise<WeeklyCadences> {
    const weeks = weeksUntil(dayOf(now, zone), CADENCE_WEEKS);
    const counts: ReadonlyMap<string, number>[] = [];
    for (const first of weeks) {
      const from = periodOfDay(first, zone).from;
      const to = periodOfDay(dayAfter(first, DAYS_A_WEEK), zone).from;
      counts.push(await this.repository.messagesByContact({ from, to }));
    }
    return { weeks, people: mostOf(counts, PEOPLE), countedAt: now };
  }
}
