import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { writtenText } from '../common/texts.js';

export const AssistantQuestionSchema = z
  .strictObject({
    question: writtenText(500),
    messageId: IdSchema.optional().describe('The open message, which “this conversation” refers to.'),
    contactId: IdSchema.optional().describe('Whom the name in the question means, from `choices` of an answer.'),
  })
  .meta({
    id: 'AssistantQuestion',
    description: 'A question about the workspace, in English or German.',
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

const AssistantCitationSchema = z
  .object({
    kind: z.enum(['message', 'contact', 'task', 'figure']),
    id: z.string().describe('The ID of the item. Of a figure, the stable name of what was counted.'),
    label: z.string(),
  })
  .meta({ id: 'AssistantCitation', description: 'What a sentence rests on, as the tools returned it.' });

const AssistantSentenceSchema = z
  .object({
    text: z.string().describe('Without links and addresses of outsiders, and without invisible characters.'),
    citations: z.array(AssistantCitationSchema),
  })
  .meta({ id: 'AssistantSentence' });

const AssistantScopeSchema = z
  .object({
    contacts: z.int().min(0),
    messages: z.int().min(0),
    since: InstantSchema.nullable().describe('The oldest message; `null` if there is none.'),
    channels: z.array(ChannelSchema).describe('The channels that have messages.'),
  })
  .meta({ id: 'AssistantScope', description: 'What answers are made from.' });

export const AssistantAnswerSchema = z
  .object({
    outcome: z
      .enum(['answered', 'which', 'unknown_name', 'unsupported'])
      .describe(
        '`which`: the name is that of several contacts; ask again with one of `choices`. `unknown_name`: it is nobody’s. `unsupported`: no tool answers this.',
      ),
    sentences: z
      .array(AssistantSentenceSchema)
      .describe('The answer. A sentence without a verified citation is left out.'),
    answer: z.array(z.string()).describe('The texts of `sentences`.'),
    basis: z.string().describe('The data that was checked, in plain language.'),
    links: z.array(AssistantLinkSchema).describe('The distinct items that `sentences` cite.'),
    scope: AssistantScopeSchema,
    choices: z
      .array(z.object({ contactId: IdSchema, label: z.string() }).meta({ id: 'AssistantChoice' }))
      .describe('Whom the name may mean; empty unless `outcome` is `which`.'),
    draft: z
      .object({ messageId: IdSchema, content: z.string() })
      .nullable()
      .describe('Words for a reply to a message, if that was asked for. Nothing is saved or sent.'),
    understood: z.boolean().describe('Whether the question was understood. If not, the answer says what can be asked.'),
    suggestions: z.array(z.string()).describe('Questions that can be asked.'),
  })
  .meta({
    id: 'AssistantAnswer',
    description: 'An answer from the workspace data, computed at the time of the question.',
  });
export type AssistantAnswer = z.infer<typeof AssistantAnswerSchema>;
