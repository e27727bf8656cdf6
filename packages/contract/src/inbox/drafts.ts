import { z } from 'zod';
import { draftRecipientList } from '../common/recipients.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { composedHtml, verbatimText } from '../common/texts.js';
import { ForwardSchema, ReplyModeSchema } from '../delivery/recipients.js';
import { AttachmentIdsSchema, UploadedFileSchema } from './uploads.js';

export const AddressingSchema = z
  .strictObject({
    mode: ReplyModeSchema,
    messageId: IdSchema.nullable().describe('The message answered or forwarded, if it is not the latest one.'),
    forwardAs: ForwardSchema.shape.as.optional().describe('How a message is forwarded; `quote` if omitted.'),
    to: draftRecipientList(),
    cc: draftRecipientList(),
    bcc: draftRecipientList(),
  })
  .meta({ id: 'Addressing', description: 'Whom a draft is for.' });

export type Addressing = z.output<typeof AddressingSchema>;

export const DraftSchema = z
  .object({
    conversationId: IdSchema,
    content: z.string().describe('Empty if there is no draft.'),
    html: z.string().nullable().describe('The text with its formatting, of an email; `null` if it has none.'),
    subject: z.string().nullable().describe('Email subject; `null` to keep that of the conversation.'),
    addressing: AddressingSchema.nullable().describe(
      'Chosen recipients, of an email; `null` for those of a plain reply.',
    ),
    attachments: z.array(UploadedFileSchema).describe('Files to attach, in order.'),
    updatedAt: InstantSchema.nullable().describe('When the draft was last edited; `null` if never.'),
    version: z.int().min(0).describe('Increases with every change; 0 if there was never a draft.'),
  })
  .meta({ id: 'Draft', description: 'The draft of a reply in a conversation.' });

export type Draft = z.infer<typeof DraftSchema>;

export const DraftUpdateSchema = z
  .strictObject({
    content: verbatimText(100_000),
    html: composedHtml()
      .optional()
      .describe('The same text with its formatting, of an email. Without formatting if omitted.'),
    subject: verbatimText(500).nullable().optional().describe('Unchanged if omitted.'),
    addressing: AddressingSchema.nullable()
      .optional()
      .describe('Recipients; `null` for those of a plain reply. Unchanged if omitted.'),
    attachmentIds: AttachmentIdsSchema.optional().describe('Uploaded files. Unchanged if omitted.'),
    version: z.int().min(0).max(2_000_000_000).describe('The draft version that this text is based on.'),
  })
  .meta({
    id: 'DraftUpdate',
    description: 'The full current text.',
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
    .describe('Deletes the draft only if it still has this version. If omitted, the draft is always deleted.'),
});
export type DraftDeleteQuery = z.output<typeof DraftDeleteQuerySchema>;
