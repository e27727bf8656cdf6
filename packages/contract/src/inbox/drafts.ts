import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { verbatimText } from '../common/texts.js';
import { AttachmentIdsSchema, UploadedFileSchema } from './uploads.js';

export const DraftSchema = z
  .object({
    conversationId: IdSchema,
    content: z.string().describe('Empty when there is none.'),
    subject: z.string().nullable().describe('Of an e-mail; `null` to keep that of the conversation.'),
    attachments: z.array(UploadedFileSchema).describe('Files that are to go out with it, in their order.'),
    updatedAt: InstantSchema.nullable().describe('When somebody last wrote on it; `null` when nobody has.'),
    version: z.int().min(0).describe('Rises with every change; 0 when there never was one.'),
  })
  .meta({ id: 'Draft', description: 'The answer that somebody is writing in a conversation.' });

export type Draft = z.infer<typeof DraftSchema>;

export const DraftUpdateSchema = z
  .strictObject({
    content: verbatimText(100_000),
    subject: verbatimText(500).nullable().optional().describe('Left out, it stays.'),
    attachmentIds: AttachmentIdsSchema.optional().describe('Files that were uploaded. Left out, they stay.'),
    version: z.int().min(0).max(2_000_000_000).describe('The version that this text was written on.'),
  })
  .meta({
    id: 'DraftUpdate',
    description: 'The whole text as it is now.',
    examples: [{ content: 'Tuesday at nine suits us.', version: 3 }],
  });
export type DraftUpdate = z.output<typeof DraftUpdateSchema>;

export const DraftDeleteQuerySchema = z.object({
  version: z.coerce
    .number<string>()
    .int()
    .min(0)
    .max(2_000_000_000)
    .optional()
    .describe('Only when it is still this version; left out, whatever it is.'),
});
export type DraftDeleteQuery = z.output<typeof DraftDeleteQuerySchema>;
