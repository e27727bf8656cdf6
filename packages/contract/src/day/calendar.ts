import { z } from 'zod';

export const CalendarFeedNameSchema = z
  .enum(['tasks', 'birthdays'])
  .meta({ id: 'CalendarFeedName', description: 'Open tasks and follow-ups that have a time; or birthdays.' });
export type CalendarFeedName = z.infer<typeof CalendarFeedNameSchema>;

export const CalendarFeedSchema = z
  .object({
    feed: CalendarFeedNameSchema,
    path: z
      .string()
      .describe('The secret address on this server: whoever knows it reads the feed. It answers `text/calendar`.'),
  })
  .meta({
    id: 'CalendarFeed',
    description: 'A calendar that other programs subscribe to.',
    examples: [{ feed: 'tasks', path: '/calendar/3xv0c5t0mYb0w4c3XJk1n3m0aQ2b7l9d1e5f6g7h8i8.ics' }],
  });
export type CalendarFeed = z.infer<typeof CalendarFeedSchema>;
