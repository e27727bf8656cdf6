import { z } from 'zod';
import { writtenText } from '../common/texts.js';

export const MessageTemplateSchema = z
  .object({
    name: z.string(),
    language: z.string().describe('BCP 47 with an underscore: `en_US`.'),
    category: z.enum(['marketing', 'utility', 'authentication']),
    header: z.string().nullable().describe('What stands above the text.'),
    body: z.string().describe('The text, with {{1}}, {{2}} … where something is filled in.'),
    footer: z.string().nullable().describe('What stands below the text.'),
    parameters: z.int().min(0).describe('How many places are to be filled in.'),
  })
  .meta({ id: 'MessageTemplate', description: 'A message that the provider has approved and takes at any time.' });

export type MessageTemplate = z.infer<typeof MessageTemplateSchema>;

export const FilledTemplateSchema = z
  .strictObject({
    name: writtenText(512),
    language: writtenText(15),
    parameters: z.array(writtenText(1_000)).max(100).describe('What stands for {{1}}, {{2}} …, in their order.'),
  })
  .meta({ id: 'FilledTemplate', description: 'A template with what is filled into it.' });

export type FilledTemplate = z.output<typeof FilledTemplateSchema>;
