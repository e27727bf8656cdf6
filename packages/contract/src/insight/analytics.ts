import { z } from 'zod';
import { ChannelSchema, channelMap, IdSchema } from '../common/schemas.js';

const count = z.int().min(0);

const countsByStatus = () => z.object({ inbox: count, in_progress: count, waiting: count, completed: count });

export const StatsSchema = z
  .object({
    unread: count.describe('Number of unread inbound messages.'),
    urgent: count.describe('Number of urgent messages that are not completed.'),
    byChannel: channelMap(count).describe('Number of messages per channel.'),
    byStatus: countsByStatus().describe('Number of messages per column.'),
    conversations: z
      .object({
        unread: count.describe('With unread messages.'),
        urgent: count.describe('With an urgent open message.'),
        byStatus: countsByStatus().describe('Per column.'),
      })
      .describe('Numbers of conversations, without snoozed ones.'),
  })
  .meta({ id: 'Stats', description: 'Precomputed counts.' });

export const AccountStatsQuerySchema = z.object({
  channel: ChannelSchema.optional().describe('Only accounts of this channel.'),
});
export type AccountStatsQuery = z.output<typeof AccountStatsQuerySchema>;

export const AccountStatsSchema = z
  .object({
    accountId: IdSchema,
    messages: count.describe('Number of messages that came in or left by this account.'),
  })
  .meta({ id: 'AccountStats', description: 'The count of an account of a channel.' });
export type AccountStats = z.infer<typeof AccountStatsSchema>;

export type Stats = z.infer<typeof StatsSchema>;
