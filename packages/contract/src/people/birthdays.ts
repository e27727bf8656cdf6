import { z } from 'zod';
import { IdSchema, TimeZoneSchema } from '../common/schemas.js';

export const BirthdaySchema = z
  .object({
    contactId: IdSchema,
    name: z.string(),
    birthday: z.iso.date().describe('`YYYY-MM-DD`. Only the month and day count.'),
    inDays: z.int().min(-183).max(183).describe('0 is today, 3 is in three days, -2 is the day before yesterday.'),
  })
  .meta({ id: 'Birthday', description: 'A birthday close to today.' });

export type Birthday = z.infer<typeof BirthdaySchema>;

export const BirthdayQuerySchema = z.object({
  timeZone: TimeZoneSchema.default('UTC').describe('Time zone of the user, which determines the current date.'),
});
export type BirthdayQuery = z.output<typeof BirthdayQuerySchema>;
