import { defineEntity, p } from '@mikro-orm/core';

/** How often the secret address of a feed was made anew. The secret itself is not in here: see modules/day/calendar/calendar-key.ts. */
export const CalendarFeed = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  properties: {
    workspaceId: p.uuid().primary(),
    feed: p.text().$type<'tasks' | 'birthdays'>().primary(),
    generation: p.integer(),
  },
});
