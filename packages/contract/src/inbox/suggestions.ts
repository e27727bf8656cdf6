import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

/** In characters. */
export const LONGEST_SUGGESTION = 1_200;

export const SuggestionGroundSchema = z
  .object({
    quote: z.string().describe('The very words.'),
    messageId: IdSchema.describe('The message that has them.'),
  })
  .meta({ id: 'SuggestionGround', description: 'What was said, that a suggestion rests on.' });

export const SuggestionSchema = z
  .object({
    id: IdSchema,
    type: z
      .enum(['acknowledgment', 'custom_reply'])
      .describe('`acknowledgment` says that it has arrived; `custom_reply` goes into what was written.'),
    content: z.string().max(LONGEST_SUGGESTION).describe('The reply, as it would be sent, for a person to change.'),
    confidence: z
      .int()
      .min(0)
      .max(100)
      .describe('How likely it is, in percent, that the message was understood rightly. Calibrated.'),
    source: z
      .enum(['embedded', 'llm'])
      .describe('`embedded`: the model that is part of the program. `llm`: the endpoint that the operator has set.'),
    grounds: z.array(SuggestionGroundSchema),
    usedAt: InstantSchema.nullable().describe('When it was last put into a reply.'),
  })
  .meta({
    id: 'Suggestion',
    description: 'A reply that was prepared. It quotes only what was said, and promises nothing.',
  });

export type Suggestion = z.infer<typeof SuggestionSchema>;
