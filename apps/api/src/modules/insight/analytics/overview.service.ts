import type { AnalyticsOverview, AnalyticsRange } from '@concordia/contract/insight';
import { MINUTE } from '@concordia/domain';
import {
  calendarRange,
  type Day,
  firstDayOf,
  overviewLinks,
  overviewOf,
  type Period,
  periodOfDay,
} from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { FlowRepository } from './flow.repository.js';
import { FlowCounter } from './flow-counter.js';
import { FlowDays } from './flow-days.js';

const MOST_KNOWN = 1_000;

const iso = (instant: number): string => new Date(instant).toISOString();

@Injectable()
export class OverviewService {
  /** Last overview by workspace, range and account. Valid for one minute, unless the figures change. */
  readonly #known = new Map<string, { readonly stamp: string; readonly overview: AnalyticsOverview }>();

  constructor(
    private readonly days: FlowDays,
    private readonly counter: FlowCounter,
    private readonly flow: FlowRepository,
    private readonly counters: StatCounters,
    private readonly guardrails: GuardrailsRepository,
    private readonly clock: Clock,
  ) {}

  /** @param accountId an account of a channel. @default all */
  async overview(range: AnalyticsRange, accountId?: string): Promise<AnalyticsOverview> {
    const { time_zone: zone } = await this.guardrails.find();
    const version = await this.days.version(zone);
    const now = Math.floor(this.clock.now() / MINUTE) * MINUTE;
    const key = [currentPrincipal().workspaceId, range, accountId ?? ''].join(' ');
    const stamp = `${version} ${now} ${zone}`;
    const known = this.#known.get(key);
    const overview = known?.stamp === stamp ? known.overview : await this.#make(range, now, zone, accountId);
    if (version !== null) this.#keep(key, stamp, overview);
    return { ...overview, totalContacts: await this.counters.get('contacts') };
  }

  async #make(range: AnalyticsRange, now: number, zone: string, accountId?: string): Promise<AnalyticsOverview> {
    const calendar = calendarRange(range, now, zone);
    const rest = { from: periodOfDay(calendar.precedingLast, zone).from, to: calendar.precedingUntil };
    const since = periodOfDay(calendar.first, zone).from;
    const { period, daily, channelDistribution, weeklyTrends, ...overview } = overviewOf({
      range,
      now,
      calendar,
      zone,
      ...(await this.#counted(firstDayOf(calendar), calendar.last, rest, zone, accountId)),
      oldest: await this.flow.oldest(undefined, accountId),
      contacts: 0,
      activeContacts: await this.flow.activeContacts(since, accountId),
    });
    return {
      ...overview,
      period: { ...period, since: iso(period.since) },
      channelDistribution: { ...channelDistribution },
      weeklyTrends: [...weeklyTrends],
      daily: daily.map((day) => ({ ...day, from: iso(day.from), to: iso(day.to) })),
      links: overviewLinks(
        since,
        { from: periodOfDay(calendar.precedingFirst, zone).from, to: calendar.precedingUntil },
        accountId,
      ),
    };
  }

  async #counted(first: Day, last: Day, rest: Period, zone: string, accountId: string | undefined) {
    if (accountId === undefined) {
      const days = await this.days.between(first, last, zone);
      return { days, precedingRest: await this.counter.count(rest, zone) };
    }
    const days = await this.days.betweenAt(accountId, first, last, zone);
    return { days, precedingRest: await this.counter.countAt(accountId, rest, zone) };
  }

  #keep(key: string, stamp: string, overview: AnalyticsOverview): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(key, { stamp, overview });
  }
}
