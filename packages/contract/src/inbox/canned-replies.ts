import { CANNED_REPLY_SHORTCUT } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { verbatimText, writtenText } from '../common/texts.js';

export const CannedReplySchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    content: z.string().describe('May contain placeholders: `{first_name}`, `{company}`, `{my_name}`.'),
    shortcut: z.string().nullable().describe('Text typed after a slash to insert it.'),
    updatedAt: InstantSchema,
  })
  .meta({ id: 'CannedReply', description: 'A reusable text with placeholders for recipient details.' });

export type CannedReply = z.infer<typeof CannedReplySchema>;

const NameSchema = writtenText(80).describe('Unique in the workspace, case-insensitive.');

const ContentSchema = verbatimText(4_000)
  .refine((text) => text.trim() !== '', { error: 'a text that is not blank' })
  .describe('At most 4,000 characters.');

const ShortcutSchema = z
  .string()
  .max(32)
  .refine((text) => CANNED_REPLY_SHORTCUT.test(text), {
    error: 'small letters, digits and hyphens, beginning with a letter or a digit',
  })
  .nullable()
  .describe('Lowercase letters, digits and hyphens; unique in the workspace. `null` for none.');

export const CannedReplyCreateSchema = z
  .strictObject({ name: NameSchema, content: ContentSchema, shortcut: ShortcutSchema.default(null) })
  .meta({
    id: 'CannedReplyCreate',
    description: 'A new canned reply.',
    examples: [{ name: 'On it', content: 'Hello {first_name}, I am on it.', shortcut: 'onit' }],
  });
export type CannedReplyCreate = z.output<typeof CannedReplyCreateSchema>;

export const CannedReplyUpdateSchema = z
  .strictObject({
    name: NameSchema.optional(),
    content: ContentSchema.optional(),
    shortcut: ShortcutSchema.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, content, shortcut' })
  .meta({
    id: 'CannedReplyUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Opening hours' }],
  });
export type CannedReplyUpdate = z.output<typeof CannedReplyUpdateSchema>;
