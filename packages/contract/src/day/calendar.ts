import { z } from 'zod';

export const CalendarFeedNameSchema = z
  .enum(['tasks', 'birthdays'])
  .meta({ id: 'CalendarFeedName', description: 'Open tasks and follow-ups with a time, or birthdays.' });
export type CalendarFeedName = z.infer<typeof CalendarFeedNameSchema>;

export const CalendarFeedSchema = z
  .object({
    feed: CalendarFeedNameSchema,
    path: z
      .string()
      .describe(
        'The secret address on this server. Anyone who knows it can read the feed. It returns `text/calendar`.',
      ),
  })
  .meta({ id: 'CalendarFeed', description: 'A calendar feed that other programs can subscribe to.' });
export type CalendarFeed = z.infer<typeof CalendarFeedSchema>;
