import { z } from 'zod';
import { channelMap } from '../common/schemas.js';

const count = z.int().min(0);

export const StatsSchema = z
  .object({
    unread: count.describe('Number of unread inbound messages.'),
    urgent: count.describe('Number of urgent messages that are not completed.'),
    byChannel: channelMap(count).describe('Number of messages per channel.'),
    byStatus: z
      .object({ inbox: count, in_progress: count, waiting: count, completed: count })
      .describe('Number of messages per column.'),
  })
  .meta({ id: 'Stats', description: 'Precomputed counts.' });

export type Stats = z.infer<typeof StatsSchema>;
