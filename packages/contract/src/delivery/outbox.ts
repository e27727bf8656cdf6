import { ELIGIBILITY_CODES, OUTBOX_STATES, SEND_FAILURES } from '@concordia/domain';
import { z } from 'zod';
import { ChannelModeSchema, ProviderSchema } from '../channels/channels.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { verbatimText } from '../common/texts.js';
import { FilledTemplateSchema } from '../inbox/templates.js';
import { AttachmentIdsSchema, UploadedFileSchema } from '../inbox/uploads.js';

export const OutboxStateSchema = z.enum(OUTBOX_STATES).meta({
  id: 'OutboxState',
  description: '`scheduled` and `queued` can be taken back; `scheduled` was given a time.',
});

export const DeliveryFailureSchema = z
  .object({
    code: z
      .enum([...new Set([...SEND_FAILURES, ...ELIGIBILITY_CODES])])
      .describe('Stable, the same for all providers.'),
    message: z.string().describe('What happened and what to do, in words.'),
    providerCode: z.string().nullable().describe('The provider’s own code.'),
    isFinal: z.boolean().describe('Whether nothing more happens by itself; otherwise it is tried again.'),
  })
  .meta({ id: 'DeliveryFailure', description: 'Why a message did not get through.' });

export type DeliveryFailure = z.infer<typeof DeliveryFailureSchema>;

export const OutboxEntrySchema = z
  .object({
    id: IdSchema,
    conversationId: IdSchema.nullable().describe('`null` until the first message of a new conversation leaves.'),
    contactId: IdSchema.nullable(),
    channel: ChannelSchema,
    mode: ChannelModeSchema,
    content: z.string(),
    subject: z.string().nullable(),
    attachments: z.array(UploadedFileSchema).describe('The files that go out with it, in their order.'),
    state: OutboxStateSchema,
    sendAt: InstantSchema.describe('When it leaves, or left.'),
    createdAt: InstantSchema,
    messageId: IdSchema.nullable().describe('The message that it became when it left.'),
    failure: DeliveryFailureSchema.nullable(),
  })
  .meta({ id: 'OutboxEntry', description: 'A message on its way out.' });

export type OutboxEntry = z.infer<typeof OutboxEntrySchema>;

export const DeliverySchema = z
  .object({
    mode: ChannelModeSchema,
    attempts: z.int().min(0).describe('How often the provider was asked to take it.'),
    failure: DeliveryFailureSchema.nullable(),
    queuedAt: InstantSchema,
    sentAt: InstantSchema.nullable(),
    deliveredAt: InstantSchema.nullable(),
    readAt: InstantSchema.nullable(),
  })
  .meta({ id: 'Delivery', description: 'How a message of ours fared.' });

export type Delivery = z.infer<typeof DeliverySchema>;

export const ReplySchema = z
  .strictObject({
    content: verbatimText(200_000).describe(
      'What to say; it may be empty beside files. How much of it the channel takes is in its limits.',
    ),
    attachmentIds: AttachmentIdsSchema.optional().describe('Files that were uploaded and go out with it.'),
    subject: verbatimText(998).nullable().optional().describe('For e-mail; the conversation’s own when left out.'),
    template: FilledTemplateSchema.optional().describe(
      'Sends an approved template instead of a text, also where the window has closed. Its text is the message then, and `content` is not read.',
    ),
    sendAt: InstantSchema.optional().describe('When to send it; in five seconds when left out.'),
    idempotencyKey: z
      .string()
      .regex(/^[\w.:-]{8,100}$/, { error: '8 to 100 letters, digits or _ . : -' })
      .describe('Made by the sender, one for each message: the same twice is the same message, and is sent once.'),
    suggestionId: IdSchema.optional().describe('The suggestion that it was made from.'),
  })
  .meta({
    id: 'Reply',
    description: 'An answer into a conversation.',
    examples: [{ content: 'Thank you, we will call you tomorrow.', idempotencyKey: '4f9f2b1e-reply-1' }],
  });

export type Reply = z.output<typeof ReplySchema>;

export const ReplyOptionsSchema = z
  .object({
    isPublic: z
      .boolean()
      .describe('Whether everybody could read an answer: to a mention on X, to a comment on LinkedIn.'),
    provider: ProviderSchema.nullable().describe('Who carries the channel; it decides which files go along.'),
    hasTemplates: z.boolean().describe('Whether there can be templates to send where the window has closed.'),
  })
  .meta({ id: 'ReplyOptions', description: 'What an answer into a conversation can be.' });

export type ReplyOptions = z.infer<typeof ReplyOptionsSchema>;

export const RescheduleSchema = z.strictObject({ sendAt: InstantSchema.describe('When to send it.') }).meta({
  id: 'Reschedule',
  description: 'Another time for a message that has not left.',
  examples: [{ sendAt: '2026-11-20T09:40:40.000Z' }],
});

export type Reschedule = z.output<typeof RescheduleSchema>;
