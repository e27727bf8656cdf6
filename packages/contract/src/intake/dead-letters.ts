import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

export const DeadLetterSchema = z
  .object({
    id: IdSchema,
    direction: z.enum(['in', 'out']).describe('Whether a provider told it, or was to be told.'),
    channel: ChannelSchema.nullable(),
    provider: z.string().nullable().describe('Who told it, or who was to carry it; `null` when nobody knows any more.'),
    at: InstantSchema.describe('When it came in, or was to leave.'),
    code: z.string().describe('Stable, for programs to compare.'),
    reason: z.string().describe('What went wrong, in words.'),
    providerCode: z.string().nullable().describe('The provider’s own code.'),
    excerpt: z.string().max(200).describe('How it begins, without secrets.'),
    messageId: IdSchema.nullable().describe('The message that could not be sent, where it became one.'),
  })
  .meta({ id: 'DeadLetter', description: 'What could not be read, or could not be sent, and waits for a person.' });
export type DeadLetter = z.infer<typeof DeadLetterSchema>;

export const DeadLetterSummarySchema = z
  .object({
    total: z.int().min(0),
    incoming: z.int().min(0),
    outgoing: z.int().min(0),
    byChannel: z
      .array(z.object({ channel: ChannelSchema, count: z.int().min(1) }))
      .describe('Only channels that have some.'),
  })
  .meta({ id: 'DeadLetterSummary', description: 'How many dead letters there are.' });
export type DeadLetterSummary = z.infer<typeof DeadLetterSummarySchema>;

export const DeadLetterListQuerySchema = pageQuery().extend({
  direction: z.enum(['in', 'out']).optional().describe('Only what came in, or what was to leave.'),
  channel: ChannelSchema.optional().describe('Only this channel.'),
});
export type DeadLetterListQuery = z.output<typeof DeadLetterListQuerySchema>;
