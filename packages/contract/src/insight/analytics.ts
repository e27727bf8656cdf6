import { z } from 'zod';
import { channelMap } from '../common/schemas.js';

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

export type Stats = z.infer<typeof StatsSchema>;
