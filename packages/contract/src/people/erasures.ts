import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);

export const ErasureSchema = z
  .object({
    id: IdSchema,
    state: z.enum(['running', 'done']).describe('Erasing a contact with very many messages takes a moment.'),
    messagesErased: count,
    filesErased: count.describe('Files that belonged to no other contact.'),
    pointsErased: count,
    notesErased: count,
    otherErased: count.describe('Tasks, drafts, suggestions and other data linked to the contact.'),
    createdAt: InstantSchema,
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'Erasure', description: 'The receipt of an erasure. It contains nothing about the contact.' });
export type Erasure = z.infer<typeof ErasureSchema>;

export const ErasureRequestSchema = z
  .strictObject({ confirm: z.string().max(400).describe("The contact's name, typed by the user.") })
  .meta({
    id: 'ErasureRequest',
    description: 'An erasure cannot be undone, so it must be confirmed with the name.',
    examples: [{ confirm: 'Ada Lindqvist' }],
  });
export type ErasureRequest = z.output<typeof ErasureRequestSchema>;

/** In days. */
export const RetentionDaysSchema = z.int().min(30).max(3650);

export const RetentionPreviewQuerySchema = z.object({
  days: z.coerce
    .number<string>()
    .int()
    .min(30)
    .max(3650)
    .describe('Retention period to preview, in days.')
    .meta({ examples: [365] }),
});
export type RetentionPreviewQuery = z.output<typeof RetentionPreviewQuerySchema>;

export const RetentionPreviewSchema = z
  .object({
    messages: count.describe('Number of older messages.'),
    before: InstantSchema.describe('Messages before this time would be deleted.'),
  })
  .meta({ id: 'RetentionPreview', description: 'What a retention setting would delete.' });
export type RetentionPreview = z.infer<typeof RetentionPreviewSchema>;
