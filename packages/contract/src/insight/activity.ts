import { DAYS_A_WEEK, HOURS_A_DAY } from '@concordia/domain/flow';
import { z } from 'zod';
import { channelMap } from '../common/schemas.js';

const count = z.int().min(0);
const day = z.iso.date().meta({ pattern: undefined });

const WeekHoursSchema = z
  .array(z.array(count).length(HOURS_A_DAY))
  .length(DAYS_A_WEEK)
  .meta({ id: 'WeekHours', description: 'Messages by weekday, Monday first, and hour of the day.' });

const HoursSchema = z
  .object({ received: WeekHoursSchema, sent: WeekHoursSchema })
  .describe('Messages by weekday and hour, in the time zone.');

const week = { from: day.describe('First of its seven days.'), received: count, sent: count };

const ActivityWeekSchema = z
  .object(week)
  .meta({ id: 'ActivityWeek', description: 'Messages of seven days in the workspace time zone.' });

export const MessageActivitySchema = z
  .object({
    from: day.describe('First day of the weeks.'),
    to: day.describe('Today, up to now.'),
    timeZone: z.string().describe('The workspace time zone.'),
    hours: HoursSchema,
    weeks: z.array(ActivityWeekSchema).describe('Twelve weeks, oldest first; the last one ends today.'),
    before: z.array(ActivityWeekSchema).describe('The twelve weeks before, for comparison.'),
    isComparable: z
      .boolean()
      .describe('Whether the first message ever came before these weeks. If not, a comparison says nothing.'),
  })
  .meta({ id: 'MessageActivity', description: 'When messages come and go: by weekday and hour, and by week.' });
export type MessageActivity = z.infer<typeof MessageActivitySchema>;

const ChannelActivitySchema = z
  .object({ received: count, sent: count })
  .meta({ id: 'ChannelActivity', description: 'Messages on one channel.' });

export const ContactActivitySchema = z
  .object({
    timeZone: z.string().describe('The workspace time zone.'),
    messages: count.describe('Number of messages counted: all, or the newest 5,000.'),
    since: day.nullable().describe('Day of the oldest message counted; `null` without messages.'),
    hours: HoursSchema,
    channels: channelMap(ChannelActivitySchema).describe('Messages by channel.'),
    weeks: z
      .array(
        z
          .object({ ...week, received: count.nullable(), sent: count.nullable() })
          .meta({ id: 'ContactWeek', description: 'Messages of seven days; `null` if older than those counted.' }),
      )
      .describe('26 weeks, oldest first; the last one ends today.'),
  })
  .meta({ id: 'ContactActivity', description: 'When messages of a contact come and go, and on which channels.' });
export type ContactActivity = z.infer<typeof ContactActivitySchema>;
