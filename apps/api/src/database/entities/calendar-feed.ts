import { defineEntity, p } from '@mikro-orm/core';

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
