import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { writtenText } from '../common/texts.js';

export const NewsItemSchema = z
  .object({
    title: z.string(),
    url: z.url(),
    publishedAt: InstantSchema,
    source: z.object({ name: z.string() }),
    fetchedAt: InstantSchema.nullable().describe('When its source was last read.'),
    isSample: z.boolean().describe('Sample data for the demo.'),
  })
  .meta({ id: 'NewsItem', description: 'A headline.' });
export type NewsItem = z.infer<typeof NewsItemSchema>;

export const NewsSourceSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    url: z.string(),
    isOn: z.boolean(),
    isSample: z.boolean().describe('Whether it is a sample served by Concordia for the demo.'),
    fetchedAt: InstantSchema.nullable().describe('When it was last read successfully.'),
    failure: z.string().nullable().describe('Why the last read failed.'),
  })
  .meta({ id: 'NewsSource', description: 'A source of headlines: RSS, Atom or JSON Feed.' });
export type NewsSource = z.infer<typeof NewsSourceSchema>;

const address = z
  .url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' })
  .max(2_000)
  .describe('URL of the feed.');
const name = writtenText(80);

export const NewsSourceCreationSchema = z
  .strictObject({ url: address, name: name.optional().describe('Defaults to the host.') })
  .meta({ id: 'NewsSourceCreation', examples: [{ url: 'https://www.ecb.europa.eu/rss/press.html', name: 'ECB' }] });
export type NewsSourceCreation = z.output<typeof NewsSourceCreationSchema>;

export const NewsSourceUpdateSchema = z
  .strictObject({ name: name.optional(), isOn: z.boolean().optional() })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, isOn' })
  .meta({
    id: 'NewsSourceUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ isOn: false }],
  });
export type NewsSourceUpdate = z.output<typeof NewsSourceUpdateSchema>;
