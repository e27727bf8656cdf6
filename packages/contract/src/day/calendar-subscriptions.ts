import { z } from 'zod';
import { IdSchema, InstantSchema, TimeZoneSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

export const CalendarSubscriptionSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    host: z.string().describe('Host of the address. The address itself is secret: who knows it can read the calendar.'),
    isOn: z.boolean(),
    isSample: z.boolean().describe('Whether it is a sample served by Concordia for the demo.'),
    fetchedAt: InstantSchema.nullable().describe('When it was last read successfully.'),
    failure: z.string().nullable().describe('Why the last read failed.'),
  })
  .meta({ id: 'CalendarSubscription', description: 'A calendar of another program, read from its iCalendar address.' });
export type CalendarSubscription = z.infer<typeof CalendarSubscriptionSchema>;

const address = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => /^(?:https?|webcal):\/\//i.test(text) && URL.canParse(text), {
    error: 'an address that begins with https://, http:// or webcal://',
  })
  .describe('The secret iCalendar address that the calendar program gives.');

export const CalendarSubscriptionCreationSchema = z
  .strictObject({ url: address, name: lineOf(80).optional().describe('Defaults to the host.') })
  .meta({
    id: 'CalendarSubscriptionCreation',
    examples: [{ url: 'https://calendar.example/private/8f2c/basic.ics', name: 'Mara’s calendar' }],
  });
export type CalendarSubscriptionCreation = z.output<typeof CalendarSubscriptionCreationSchema>;

export const CalendarSubscriptionUpdateSchema = z
  .strictObject({ name: lineOf(80).optional(), isOn: z.boolean().optional() })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, isOn' })
  .meta({
    id: 'CalendarSubscriptionUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ isOn: false }],
  });
export type CalendarSubscriptionUpdate = z.output<typeof CalendarSubscriptionUpdateSchema>;

export const CalendarEventSchema = z
  .object({
    id: IdSchema,
    calendar: z.string().describe('Name of the subscription.'),
    title: z.string().describe('May be empty.'),
    location: z.string().nullable(),
    startsAt: InstantSchema.describe('Of a whole day, its midnight in UTC.'),
    endsAt: InstantSchema.describe('Exclusive.'),
    isAllDay: z.boolean(),
  })
  .meta({ id: 'CalendarEvent', description: 'An event of a subscribed calendar.' });
export type CalendarEvent = z.infer<typeof CalendarEventSchema>;

export const CalendarEventsQuerySchema = z.object({
  day: z.iso.date().optional().describe('Today by default.'),
  timeZone: TimeZoneSchema.default('UTC').describe(
    'Time zone of the user, which determines when the day begins and ends.',
  ),
});
export type CalendarEventsQuery = z.output<typeof CalendarEventsQuerySchema>;
