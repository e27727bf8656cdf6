import type {
  CalendarEvent,
  CalendarEventsQuery,
  CalendarSubscription,
  CalendarSubscriptionCreation,
  CalendarSubscriptionUpdate,
} from '@concordia/contract/day';
import { DAY } from '@concordia/domain';
import { dayOf, periodOfDay } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { FirstReading } from '../../../outgoing/first-reading.js';
import { CalendarAddresses } from './calendar-addresses.js';
import { CalendarRefresh } from './calendar-refresh.js';
import { CalendarSubscriptionsRepository, type SubscriptionRow } from './calendar-subscriptions.repository.js';

const MOST_SUBSCRIPTIONS = 20;

/** Events per day. */
const MOST_EVENTS = 200;

const notFound = () =>
  new DomainFailure('not-found', 'CALENDAR_SUBSCRIPTION_NOT_FOUND', 'The calendar subscription was not found.');

@Injectable()
export class CalendarSubscriptionsService {
  readonly #first = new FirstReading();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly subscriptions: CalendarSubscriptionsRepository,
    private readonly addresses: CalendarAddresses,
    private readonly refresh: CalendarRefresh,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<CalendarSubscription[]> {
    return (await this.subscriptions.all()).map(subscriptionOf);
  }

  async create({ url, name }: CalendarSubscriptionCreation): Promise<CalendarSubscription> {
    const { href, host } = new URL(url.replace(/^webcal:/i, 'https:'));
    const present = await this.subscriptions.all();
    if (present.length >= MOST_SUBSCRIPTIONS) {
      throw new DomainFailure(
        'conflict',
        'TOO_MANY_CALENDAR_SUBSCRIPTIONS',
        `You can subscribe to at most ${MOST_SUBSCRIPTIONS} calendars. Remove one first.`,
      );
    }
    if (present.some((subscription) => this.addresses.of(subscription) === href)) {
      throw new DomainFailure('conflict', 'CALENDAR_SUBSCRIPTION_EXISTS', 'This calendar is already in the list.');
    }
    const id = this.ids.next();
    const row = { id, name: name ?? host, host, address: this.addresses.seal(id, href), created_at: this.clock.now() };
    await this.db.write((tx) => this.subscriptions.add(tx, row));
    await this.#first.wait((signal) => this.refresh.run(signal));
    return this.#subscription(id);
  }

  async update(id: string, { name, isOn }: CalendarSubscriptionUpdate): Promise<CalendarSubscription> {
    await this.db.write(async (tx) => {
      const found = await this.subscriptions.change(tx, id, {
        ...(name !== undefined && { name }),
        ...(isOn !== undefined && { is_on: isOn ? 1 : 0 }),
      });
      if (!found) throw notFound();
    });
    return this.#subscription(id);
  }

  /** @returns the subscription before its removal. */
  async remove(id: string): Promise<CalendarSubscription> {
    const subscription = await this.#subscription(id);
    await this.db.write(async (tx) => {
      if (!(await this.subscriptions.remove(tx, id))) throw notFound();
    });
    return subscription;
  }

  /** Whole days first, then by start. */
  async events({ day, timeZone }: CalendarEventsQuery): Promise<CalendarEvent[]> {
    const date = day ?? dayOf(this.clock.now(), timeZone);
    const { from, to } = periodOfDay(date, timeZone);
    const midnight = Date.parse(date);
    const days = { from: midnight, until: midnight + DAY };
    const rows = await this.subscriptions.events({ from, until: to }, days, MOST_EVENTS);
    return rows.map(({ id, name, title, location, starts_at, ends_at, is_all_day }) => ({
      id,
      calendar: name,
      title,
      location,
      startsAt: new Date(starts_at).toISOString(),
      endsAt: new Date(ends_at).toISOString(),
      isAllDay: is_all_day === 1,
    }));
  }

  async #subscription(id: string): Promise<CalendarSubscription> {
    const row = (await this.subscriptions.all()).find((one) => one.id === id);
    if (row === undefined) throw notFound();
    return subscriptionOf(row);
  }
}

const subscriptionOf = ({
  id,
  name,
  host,
  is_on,
  is_sample,
  fetched_at,
  failure,
}: SubscriptionRow): CalendarSubscription => ({
  id,
  name,
  host,
  isOn: is_on === 1,
  isSample: is_sample === 1,
  fetchedAt: fetched_at === null ? null : new Date(fetched_at).toISOString(),
  failure,
});
