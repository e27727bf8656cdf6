import { z } from 'zod';
import { writtenText } from '../common/texts.js';

export const MessageTemplateSchema = z
  .object({
    name: z.string(),
    language: z.string().describe('BCP 47 with an underscore, such as `en_US`.'),
    category: z.enum(['marketing', 'utility', 'authentication']),
    header: z.string().nullable().describe('Text above the body.'),
    body: z.string().describe('The text, with {{1}}, {{2}} … as placeholders.'),
    footer: z.string().nullable().describe('Text below the body.'),
    parameters: z.int().min(0).describe('Number of placeholders to fill in.'),
  })
  .meta({
    id: 'MessageTemplate',
    description: 'A message template that the provider has approved and accepts at any time.',
  });

export type MessageTemplate = z.infer<typeof MessageTemplateSchema>;

export const FilledTemplateSchema = z
  .strictObject({
    name: writtenText(512),
    language: writtenText(15),
    parameters: z.array(writtenText(1_000)).max(100).describe('Values for {{1}}, {{2}} …, in order.'),
  })
  .meta({ id: 'FilledTemplate', description: 'A template with its parameter values.' });

export type FilledTemplate = z.output<typeof FilledTemplateSchema>;
