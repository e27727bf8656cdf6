import type { AnalyticsOverview, AnalyticsRange } from '@concordia/contract/insight';
import { MINUTE } from '@concordia/domain';
import { calendarRange, firstDayOf, overviewLinks, overviewOf, periodOfDay } from '@concordia/domain/flow';
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
  /** Last overview by workspace and range. Valid for one minute, unless the figures change. */
  readonly #known = new Map<string, { readonly stamp: string; readonly overview: AnalyticsOverview }>();

  constructor(
    private readonly days: FlowDays,
    private readonly counter: FlowCounter,
    private readonly flow: FlowRepository,
    private readonly counters: StatCounters,
    private readonly guardrails: GuardrailsRepository,
    private readonly clock: Clock,
  ) {}

  async overview(range: AnalyticsRange): Promise<AnalyticsOverview> {
    const { time_zone: zone } = await this.guardrails.find();
    const version = await this.days.version(zone);
    const now = Math.floor(this.clock.now() / MINUTE) * MINUTE;
    const key = `${currentPrincipal().workspaceId} ${range}`;
    const stamp = `${version} ${now} ${zone}`;
    const known = this.#known.get(key);
    const overview = known?.stamp === stamp ? known.overview : await this.#make(range, now, zone);
    if (version !== null) this.#keep(key, stamp, overview);
    return { ...overview, totalContacts: await this.counters.get('contacts') };
  }

  async #make(range: AnalyticsRange, now: number, zone: string): Promise<AnalyticsOverview> {
    const calendar = calendarRange(range, now, zone);
    const rest = { from: periodOfDay(calendar.precedingLast, zone).from, to: calendar.precedingUntil };
    const since = periodOfDay(calendar.first, zone).from;
    const { period, daily, channelDistribution, weeklyTrends, ...overview } = overviewOf({
      range,
      now,
      calendar,
      zone,
      days: await this.days.between(firstDayOf(calendar), calendar.last, zone),
      precedingRest: await this.counter.count(rest, zone),
      oldest: await this.flow.oldest(),
      contacts: 0,
      activeContacts: await this.flow.activeContacts(since),
    });
    return {
      ...overview,
      period: { ...period, since: iso(period.since) },
      channelDistribution: { ...channelDistribution },
      weeklyTrends: [...weeklyTrends],
      daily: daily.map((day) => ({ ...day, from: iso(day.from), to: iso(day.to) })),
      links: overviewLinks(since, {
        from: periodOfDay(calendar.precedingFirst, zone).from,
        to: calendar.precedingUntil,
      }),
    };
  }

  #keep(key: string, stamp: string, overview: AnalyticsOverview): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(key, { stamp, overview });
  }
}
