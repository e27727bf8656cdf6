import type {
  ConnectionSummary,
  HubEvent,
  HubEventDetail,
  HubEventListQuery,
  PublishEvent,
} from '@concordia/contract/hub';
import { encodeCursor } from '@concordia/domain';
import { EVERY_TOPIC } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { boundedTotal, type Page } from '../../../common/page.js';
import { cursorOf } from '../../../common/paging.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { canonical, checksumOf } from '../../channels/setup-files/canonical.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { EventDeliveries, type EventOutcome } from '../log/event-deliveries.js';
import { EventLog, SAMPLE_EVENTS } from '../log/event-log.js';
import type { LoggedEvent } from '../log/event-log.repository.js';
import { HubModulesService } from '../modules/modules.service.js';
import { hubEventOf } from './event.json.js';
import { EventsRepository, type LogRange } from './events.repository.js';
import { LogReader } from './log-reader.js';
import { NO_SUBSCRIBERS, Publisher } from './publisher.js';

/** Maximum events examined per call when filtering by status; a page may be short and still have a successor. */
const MOST_LOOKED_AT = 2_000;
const LOOKED_AT_ONCE = 200;

interface Found {
  readonly items: HubEvent[];
  /** Event after which the next page starts, in descending order; `null` at the end. */
  readonly next: LoggedEvent | null;
}

@Injectable()
export class HubEventsService {
  constructor(
    private readonly publisher: Publisher,
    private readonly log: EventLog,
    private readonly events: EventsRepository,
    private readonly reader: LogReader,
    private readonly deliveries: EventDeliveries,
    private readonly modules: HubModulesService,
    private readonly counters: StatCounters,
  ) {}

  /** @throws DomainFailure `conflict` if the key was used for different content. */
  async publish({ topic, payload, idempotency_key: key }: PublishEvent): Promise<HubEvent> {
    const principal = currentPrincipal();
    const event = {
      topic,
      payload: JSON.stringify(payload),
      source: principal.kind === 'module' ? principal.kind : 'owner',
      module_name: principal.kind === 'module' ? principal.moduleName : null,
      idempotency_key: key === undefined || key === '' ? null : key,
    } as const;
    const contentHash = event.idempotency_key === null ? null : checksumOf(canonical({ topic, payload }));
    const published = await this.publisher.publish({ event, contentHash });
    if (published !== null) return hubEventOf(published.event, published.outcome);
    const message = 'This idempotency key was already used for another event. Use a new key, or send the same event.';
    throw new DomainFailure('conflict', 'IDEMPOTENCY_CONFLICT', message);
  }

  async list(query: HubEventListQuery): Promise<Page<HubEvent>> {
    const pattern = given(query.topic) ?? EVERY_TOPIC;
    const range = await this.reader.rangeOf(instantOf(query.since), instantOf(query.until));
    const after = cursorOf(query);
    const from = after === null ? range : { ...range, last: Math.min(range.last, (after.at ?? 0) - 1) };
    const { items, next } =
      query.status === undefined
        ? await this.#page(pattern, from, query.limit)
        : await this.#pageWith(query.status, pattern, from, query.limit);
    const nextCursor = next === null ? null : encodeCursor({ at: next.seq, id: next.id });
    const counted = query.status === undefined ? await this.reader.count(pattern, range) : null;
    if (counted === null) return { items, total: items.length, totalIsMinimum: nextCursor !== null, nextCursor };
    return { items, ...(pattern === EVERY_TOPIC ? { total: counted } : boundedTotal(counted)), nextCursor };
  }

  /** @throws DomainFailure if there is no such event or it is too old to be kept. */
  async get(id: string): Promise<HubEventDetail> {
    const event = await this.events.find(id);
    if (event === null) throw new DomainFailure('not-found', 'EVENT_NOT_FOUND', 'The event was not found.');
    return { ...hubEventOf(event, await this.#outcomeOf(event)), deliveries: await this.deliveries.of(event) };
  }

  async summary(): Promise<ConnectionSummary> {
    return {
      connected_modules: await this.modules.connected(),
      active_subscriptions: await this.deliveries.activeSubscriptions(),
      events_published: (await this.log.head()).seq - (await this.counters.get(SAMPLE_EVENTS)),
      failed_events: await this.deliveries.failedEvents(),
    };
  }

  async #page(pattern: string, range: LogRange, limit: number): Promise<Found> {
    const rows = await this.reader.newest(pattern, range, limit + 1);
    const shown = rows.slice(0, limit);
    const items = await this.#shown(shown);
    return { items, next: rows.length > limit ? (shown.at(-1) ?? null) : null };
  }

  /** Status is not a column. It follows from the deliveries, and is computed for a range of events at a time. */
  async #pageWith(status: HubEvent['status'], pattern: string, range: LogRange, limit: number): Promise<Found> {
    const items: HubEvent[] = [];
    let last = range.last;
    for (let looked = 0; looked < MOST_LOOKED_AT; looked += LOOKED_AT_ONCE) {
      const rows = await this.reader.newest(pattern, { first: range.first, last }, LOOKED_AT_ONCE);
      const outcomes = await this.deliveries.outcomes(rows);
      for (const row of rows) {
        const outcome = outcomes.get(row.id) ?? NO_SUBSCRIBERS;
        if (outcome.status === status) items.push(hubEventOf(row, outcome));
        if (items.length === limit) return { items, next: row };
      }
      const lowest = rows.at(-1);
      if (lowest === undefined || rows.length < LOOKED_AT_ONCE) return { items, next: null };
      if (looked + LOOKED_AT_ONCE >= MOST_LOOKED_AT) return { items, next: lowest };
      last = lowest.seq - 1;
    }
    return { items, next: null };
  }

  async #shown(events: readonly LoggedEvent[]): Promise<HubEvent[]> {
    const outcomes = await this.deliveries.outcomes(events);
    return events.map((event) => hubEventOf(event, outcomes.get(event.id) ?? NO_SUBSCRIBERS));
  }

  async #outcomeOf(event: LoggedEvent): Promise<EventOutcome> {
    return (await this.deliveries.outcomes([event])).get(event.id) ?? NO_SUBSCRIBERS;
  }
}

const given = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

function instantOf(text: string | undefined): number | null {
  const instant = given(text);
  return instant === null ? null : Date.parse(instant);
}
