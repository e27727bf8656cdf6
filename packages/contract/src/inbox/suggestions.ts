import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

/** In characters. */
export const LONGEST_SUGGESTION = 1_200;

export const SuggestionGroundSchema = z
  .object({
    quote: z.string().describe('The exact words.'),
    messageId: IdSchema.describe('The message that contains the quote.'),
  })
  .meta({ id: 'SuggestionGround', description: 'A quote that a suggestion is based on.' });

export const SuggestionSchema = z
  .object({
    id: IdSchema,
    type: z
      .enum(['acknowledgment', 'custom_reply'])
      .describe('`acknowledgment` confirms receipt; `custom_reply` responds to the content.'),
    content: z.string().max(LONGEST_SUGGESTION).describe('The reply as it would be sent, ready to edit.'),
    confidence: z
      .int()
      .min(0)
      .max(100)
      .describe('Calibrated probability that the message was understood correctly, in percent.'),
    source: z
      .enum(['embedded', 'llm', 'memory'])
      .describe(
        '`embedded`: the built-in model. `llm`: the endpoint configured by the operator. `memory`: how a similar message was answered before.',
      ),
    grounds: z.array(SuggestionGroundSchema),
    answered: z
      .object({
        messageId: IdSchema,
        conversationId: IdSchema,
        contactName: z.string().nullable(),
        at: InstantSchema.describe('When it was sent.'),
      })
      .meta({ id: 'RememberedMessage', description: 'An earlier message that was answered like this.' })
      .nullable()
      .describe('Only with `memory`.'),
    usedAt: InstantSchema.nullable().describe('When it was last used in a reply.'),
  })
  .meta({
    id: 'Suggestion',
    description: 'A suggested reply. It quotes only what was said and makes no promises.',
  });

export type Suggestion = z.infer<typeof SuggestionSchema>;
