import { defineEntity, p } from '@mikro-orm/core';
import { flag, id, instant, workspaceId } from './columns.js';

/** Counts how often a feed's secret URL was regenerated. The secret is not stored: see modules/day/calendar/calendar-key.ts. */
export const CalendarFeed = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  properties: {
    workspaceId: p.uuid().primary(),
    feed: p.text().$type<'tasks' | 'birthdays'>().primary(),
    generation: p.integer(),
  },
});

/** A calendar of another program. Its address is a secret. */
export const CalendarSubscription = defineEntity({
  name: 'CalendarSubscription',
  tableName: 'calendar_subscription',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    host: p.text(),
    /** Sealed, except for samples, which are no secret. */
    address: p.text(),
    isOn: p.integer().$type<0 | 1>().default(1),
    /** Served by Concordia itself, for the demo. */
    isSample: flag(),
    etag: p.text().nullable(),
    /** Time of the last success, of the last attempt, and of the last reading of events: an unchanged calendar is read again each day. */
    fetchedAt: p.bigint('number').nullable(),
    triedAt: p.bigint('number').nullable(),
    readAt: p.bigint('number').nullable(),
    failure: p.text().nullable(),
    createdAt: instant(),
  },
  indexes: [{ name: 'calendar_subscription_by_age', properties: ['workspaceId', 'createdAt', 'id'] }],
});

/** Occurrences of a subscribed calendar around today. */
export const CalendarEvent = defineEntity({
  name: 'CalendarEvent',
  tableName: 'calendar_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    calendarSubscription: () => p.manyToOne(CalendarSubscription).ref().index(false).deleteRule('cascade'),
    title: p.text(),
    location: p.text().nullable(),
    /** Of a whole day, its midnight in UTC. */
    startsAt: instant(),
    endsAt: instant(),
    isAllDay: flag(),
  },
  indexes: [
    { name: 'calendar_event_by_start', properties: ['workspaceId', 'startsAt', 'id'] },
    { name: 'calendar_event_by_subscription', properties: ['calendarSubscription'] },
  ],
});
