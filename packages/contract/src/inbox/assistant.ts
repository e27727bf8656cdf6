import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { writtenText } from '../common/texts.js';

export const AssistantQuestionSchema = z
  .strictObject({
    question: writtenText(500),
    messageId: IdSchema.optional().describe('The message that is open: what “this conversation” means.'),
  })
  .meta({
    id: 'AssistantQuestion',
    description: 'A question about the workspace, in English.',
    examples: [{ question: 'Who is waiting longest?' }],
  });
export type AssistantQuestion = z.output<typeof AssistantQuestionSchema>;

export const AssistantLinkSchema = z
  .object({
    kind: z.enum(['message', 'contact', 'task']),
    id: IdSchema,
    label: z.string(),
  })
  .meta({ id: 'AssistantLink', description: 'What an answer speaks of, to be opened.' });

export const AssistantAnswerSchema = z
  .object({
    answer: z.array(z.string()).describe('The answer, a sentence or a line of a list each.'),
    basis: z.string().describe('What was looked at, in words.'),
    links: z.array(AssistantLinkSchema),
    understood: z.boolean().describe('Whether the question was understood. If not, the answer says what can be asked.'),
    suggestions: z.array(z.string()).describe('Questions that can be asked next.'),
  })
  .meta({ id: 'AssistantAnswer', description: 'An answer from the workspace itself, computed when it was asked.' });
export type AssistantAnswer = z.infer<typeof AssistantAnswerSchema>;
