import { z } from 'zod';
import { channelMap } from '../common/schemas.js';

const count = z.int().min(0);

export const StatsSchema = z
  .object({
    unread: count.describe('Inbound messages that nobody has read.'),
    urgent: count.describe('Urgent messages that are not completed.'),
    byChannel: channelMap(count).describe('All messages of each channel.'),
    byStatus: z
      .object({ inbox: count, in_progress: count, waiting: count, completed: count })
      .describe('Messages in each column.'),
  })
  .meta({ id: 'Stats', description: 'Counters that are kept, not counted.' });

export type Stats = z.infer<typeof StatsSchema>;
