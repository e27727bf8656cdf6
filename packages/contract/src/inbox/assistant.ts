import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { writtenText } from '../common/texts.js';

export const AssistantQuestionSchema = z
  .strictObject({
    question: writtenText(500),
    messageId: IdSchema.optional().describe('The open message, which “this conversation” refers to.'),
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
  .meta({ id: 'AssistantLink', description: 'An item mentioned in an answer, to open.' });

export const AssistantAnswerSchema = z
  .object({
    answer: z.array(z.string()).describe('The answer, one sentence or list item per entry.'),
    basis: z.string().describe('The data that was checked, in plain language.'),
    links: z.array(AssistantLinkSchema),
    understood: z.boolean().describe('Whether the question was understood. If not, the answer says what can be asked.'),
    suggestions: z.array(z.string()).describe('Suggested follow-up questions.'),
  })
  .meta({
    id: 'AssistantAnswer',
    description: 'An answer from the workspace data, computed at the time of the question.',
  });
export type AssistantAnswer = z.infer<typeof AssistantAnswerSchema>;
