import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

export const DeadLetterSchema = z
  .object({
    id: IdSchema,
    direction: z.enum(['in', 'out']).describe('Whether it came from a provider or was to be sent through one.'),
    channel: ChannelSchema.nullable(),
    provider: z
      .string()
      .nullable()
      .describe('The provider it came from or was to be sent through; `null` if no longer known.'),
    at: InstantSchema.describe('When it was received or due to be sent.'),
    code: z.string().describe('Stable, machine-readable code.'),
    reason: z.string().describe('What went wrong, in plain language.'),
    providerCode: z.string().nullable().describe('The provider’s own code.'),
    excerpt: z.string().max(200).describe('Beginning of the content, without secrets.'),
    messageId: IdSchema.nullable().describe('The message that could not be sent, if one was created.'),
  })
  .meta({ id: 'DeadLetter', description: 'An item that could not be read or sent and needs attention.' });
export type DeadLetter = z.infer<typeof DeadLetterSchema>;

export const DeadLetterSummarySchema = z
  .object({
    total: z.int().min(0),
    incoming: z.int().min(0),
    outgoing: z.int().min(0),
    byChannel: z
      .array(z.object({ channel: ChannelSchema, count: z.int().min(1) }))
      .describe('Only channels with dead letters.'),
  })
  .meta({ id: 'DeadLetterSummary', description: 'Number of dead letters.' });
export type DeadLetterSummary = z.infer<typeof DeadLetterSummarySchema>;

export const DeadLetterListQuerySchema = pageQuery().extend({
  direction: z.enum(['in', 'out']).optional().describe('Only incoming or only outgoing messages.'),
  channel: ChannelSchema.optional().describe('Only dead letters of this channel.'),
});
export type DeadLetterListQuery = z.output<typeof DeadLetterListQuerySchema>;
