import type { OutgoingTemplate } from '@concordia/channels/port';
import { z } from 'zod';

const ValueSchema = z.object({
  part: z.enum(['header', 'body', 'button']),
  index: z.int(),
  name: z.string(),
  text: z.string(),
});

const StoredSchema = z.object({
  name: z.string(),
  language: z.string(),
  values: z.array(ValueSchema),
  reference: z.string().optional(),
});

/** As messages of older versions have it: the texts for {{1}}, {{2}} … of the body. */
const NumberedSchema = z.object({ name: z.string(), language: z.string(), parameters: z.array(z.string()) });

/** The template of an entry. */
export function storedTemplate(json: string): OutgoingTemplate {
  const value: unknown = JSON.parse(json);
  const stored = StoredSchema.safeParse(value);
  if (stored.success) return stored.data;
  const { name, language, parameters } = NumberedSchema.parse(value);
  const values = parameters.map((text, index) => ({ part: 'body' as const, index: 0, name: String(index + 1), text }));
  return { name, language, values };
}
