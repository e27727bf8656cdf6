import type {
  AnsweredMessage,
  CadenceChange,
  CadencePerson,
  PatternPageQuery,
  Patterns,
  WeeklyCadence,
} from '@concordia/contract/insight';
import { DAY, HOUR, MINUTE, pageOf } from '@concordia/domain';
import { responseTargets } from '@concordia/domain/brief';
import { calendarRange, sumOfDays } from '@concordia/domain/flow';
import {
  answersOf,
  type Cadence,
  CHANGE_WINDOW,
  cadenceCounts,
  type ResponseSpan,
  responsePattern,
  SAMPLE_CADENCES,
  SAMPLE_RESPONSES,
} from '@concordia/domain/patterns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { FlowDays } from '../analytics/flow-days.js';
import { AnsweredWaits, placeOfWait } from './answered-waits.js';
import { CadenceClasses, type Cadences } from './cadences.js';
import { PatternsRepository } from './patterns.repository.js';
import { WeeklyCadenceCounts } from './weekly-cadences.js';

/** The sample has no messages to measure. */
const NO_RESPONSES = {
  unanswered: 0,
  medianResponseMinutes: null,
  medianRange: null,
  unansweredAfterDay: null,
  targetHours: null,
} as const;

const iso = (instant: number): string => new Date(instant).toISOString();

@Injectable()
export class PatternsService {
  constructor(
    private readonly classes: CadenceClasses,
    private readonly waits: AnsweredWaits,
    private readonly weekly: WeeklyCadenceCounts,
    private readonly repository: PatternsRepository,
    private readonly days: FlowDays,
    private readonly counters: StatCounters,
    private readonly guardrails: GuardrailsRepository,
    private readonly clock: Clock,
  ) {}

  async patterns(): Promise<Patterns> {
    const now = this.#minute();
    const stamp = { changed: { count: 0, since: iso(now - CHANGE_WINDOW * DAY) }, now: iso(now) };
    if ((await this.counters.get('messages')) === 0) {
      const sample = { cadences: SAMPLE_CADENCES, responses: [...SAMPLE_RESPONSES], reached: [], ...NO_RESPONSES };
      return { ...sample, ...stamp, isSample: true };
    }
    const { people, changes } = await this.#cadences();
    const { days } = await this.#quarter();
    const sum = sumOfDays([...days.values()]);
    const targetHours = responseTargets(sum.waits)?.recommendedHours ?? null;
    return {
      cadences: cadenceCounts(people),
      ...responsePattern(sum, now, targetHours === null ? null : targetHours * HOUR),
      targetHours,
      ...stamp,
      changed: { ...stamp.changed, count: changes.length },
      isSample: false,
    };
  }

  async people(cadence: Cadence, query: PatternPageQuery): Promise<Page<CadencePerson>> {
    const cadences = await this.#cadences();
    const members = await this.classes.members(cadence, cadences, query.limit + 1, cursorOf(query));
    const page = pageFrom(
      members,
      query.limit,
      cadences.people[cadence],
      (place) => place,
      (member) => member,
    );
    const people = await this.repository.people(page.items.map(({ id }) => id));
    return {
      ...page,
      items: page.items.flatMap(({ id, at, ...facts }) => {
        const person = people.get(id);
        // Deleted since the class was computed.
        if (person === undefined) return [];
        const { name, company } = person;
        return [{ contactId: id, name, company, lastMessageAt: iso(at), ...facts }];
      }),
    };
  }

  async responses(span: ResponseSpan, query: PatternPageQuery): Promise<Page<AnsweredMessage>> {
    const { days, zone } = await this.#quarter();
    const total = answersOf(sumOfDays([...days.values()]), span);
    const rows = await this.waits.list(days, zone, span, query.limit + 1, cursorOf(query));
    const page = pageFrom(rows, query.limit, total, placeOfWait, (wait) => wait);
    return { ...page, items: await this.waits.described(page.items) };
  }

  async changes(query: PatternPageQuery): Promise<Page<CadenceChange>> {
    const { changes } = await this.#cadences();
    const page = pageOf(changes, ({ at, contactId }) => ({ at, id: contactId }), query.limit, cursorOf(query));
    const people = await this.repository.people(page.items.map(({ contactId }) => contactId));
    return {
      ...page,
      items: page.items.flatMap(({ contactId, from, to, at }) => {
        const name = people.get(contactId)?.name;
        return name === undefined ? [] : [{ contactId, name, from, to, at: iso(at) }];
      }),
    };
  }

  async weeks(): Promise<WeeklyCadence> {
    const { time_zone: timeZone } = await this.guardrails.find();
    const now = this.#minute();
    const { weeks, people, countedAt } = await this.weekly.at(now, timeZone, await this.days.version(timeZone));
    const known = await this.repository.people(people.map(({ id }) => id));
    return {
      timeZone,
      weeks: [...weeks],
      people: people.flatMap(({ id, ...counts }) => {
        const name = known.get(id)?.name;
        // Deleted since it was counted.
        return name === undefined ? [] : [{ contactId: id, name, messages: counts.messages, weeks: [...counts.weeks] }];
      }),
      countedAt: iso(countedAt),
    };
  }

  #minute(): number {
    return Math.floor(this.clock.now() / MINUTE) * MINUTE;
  }

  async #cadences(): Promise<Cadences> {
    const { time_zone: zone } = await this.guardrails.find();
    return this.classes.at(this.#minute(), await this.days.version(zone));
  }

  /** Figures of the last 90 calendar days, including today. */
  async #quarter() {
    const { time_zone: zone } = await this.guardrails.find();
    const { first, last } = calendarRange('90d', this.#minute(), zone);
    return { zone, days: await this.days.between(first, last, zone) };
  }
}
