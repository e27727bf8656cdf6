import { z } from 'zod';
import { IdSchema, InstantSchema, TimeZoneSchema } from '../common/schemas.js';
import { BriefAnswerSchema, BriefPromiseSchema } from './brief.js';

const count = z.int().min(0);

/** Narrows the day to an account of a channel. */
export const TodayQuerySchema = z.object({
  accountId: IdSchema.optional().describe(
    'Only conversations last written to at this account of a channel, promises in its messages, and figures of these.',
  ),
});
export type TodayQuery = z.output<typeof TodayQuerySchema>;

export const TodayChangesSchema = z
  .object({
    from: InstantSchema.describe('The start of yesterday in the workspace time zone.'),
    newConversations: count.describe('Number of conversations that began since then with an incoming message.'),
    replied: count.describe('Number of incoming messages that we replied to since then.'),
    unanswered: count.describe('Number of messages since then that nobody has replied to yet.'),
    medianReplyMinutes: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Median time to a reply, in which messages still waiting count as answered later; `null` if fewer than half have a reply.',
      ),
    silent: z
      .array(z.object({ conversationId: IdSchema, contactId: IdSchema, name: z.string() }))
      .describe('Contacts whose silence reached three days since then, the longest first; at most 3.'),
    silentCount: count.describe('Total number of these conversations.'),
  })
  .meta({ id: 'TodayChanges', description: 'What changed since yesterday.' });

export const TodaySchema = z
  .object({
    day: z.iso.date().describe('Today in the workspace time zone.'),
    timeZone: TimeZoneSchema,
    answers: z.array(BriefAnswerSchema).describe('Who to reply to first, now; at most 5.'),
    promises: z
      .array(BriefPromiseSchema)
      .describe(
        'Our promises and what others asked of us, overdue or due within a week, soonest first, then those kept today; at most 10 of each.',
      ),
    promisesAt: InstantSchema.nullable().describe(
      'When messages were last read for promises; `null` before the first morning brief.',
    ),
    changes: TodayChangesSchema,
  })
  .meta({ id: 'Today', description: 'What matters today, computed from the workspace’s own data.' });
export type Today = z.infer<typeof TodaySchema>;
