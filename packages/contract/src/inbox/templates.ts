import { z } from 'zod';
import { writtenText } from '../common/texts.js';

export const TemplatePlaceSchema = z
  .object({
    part: z.enum(['header', 'body', 'button']).describe('Where the text stands; in a button it ends the address.'),
    index: z.int().min(0).describe('Of a button among the buttons of the template; 0 elsewhere.'),
    name: z.string().describe('As it stands between {{ and }}: `1`, or `customer_name` where placeholders are named.'),
    hint: z.string().nullable().describe('An example, or the label of the button.'),
  })
  .meta({ id: 'TemplatePlace', description: 'A text that a template leaves open.' });

export const MessageTemplateSchema = z
  .object({
    name: z.string(),
    language: z.string().describe('BCP 47 with an underscore, such as `en_US`.'),
    category: z.enum(['marketing', 'utility', 'authentication']),
    header: z.string().nullable().describe('Text above the body, with placeholders as the body has them.'),
    body: z.string().describe('The text, with {{1}}, {{2}} … or {{name}} as placeholders.'),
    footer: z.string().nullable().describe('Text below the body.'),
    media: z
      .enum(['image', 'video', 'document'])
      .nullable()
      .describe('The kind of file that has to stand above the text; `null` if none.'),
    places: z.array(TemplatePlaceSchema).describe('The texts to fill in, in order.'),
    parameters: z.int().min(0).describe('Number of texts to fill in.'),
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
    parameters: z
      .array(writtenText(1_000))
      .max(100)
      .describe('The texts for the places of the template, in their order.'),
  })
  .meta({ id: 'FilledTemplate', description: 'A template with its parameter values.' });

export type FilledTemplate = z.output<typeof FilledTemplateSchema>;
