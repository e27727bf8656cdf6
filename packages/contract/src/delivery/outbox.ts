import { ELIGIBILITY_CODES, FILE_FORMS, OUTBOX_STATES, SEND_FAILURES } from '@concordia/domain';
import { z } from 'zod';
import { ChannelModeSchema, ProviderSchema } from '../channels/channels.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { composedHtml, verbatimText } from '../common/texts.js';
import { FilledTemplateSchema } from '../inbox/templates.js';
import { AttachmentIdsSchema, UploadedFileSchema } from '../inbox/uploads.js';
import { FailedRecipientSchema, ForwardSchema, recipientFields, SentRecipientsSchema } from './recipients.js';

export const OutboxStateSchema = z.enum(OUTBOX_STATES).meta({
  id: 'OutboxState',
  description: '`scheduled` and `queued` messages can be canceled; `scheduled` ones have a send time.',
});

export const DeliveryFailureSchema = z
  .object({
    code: z
      .enum([...new Set([...SEND_FAILURES, ...ELIGIBILITY_CODES])])
      .describe('Stable code, the same for all providers.'),
    message: z.string().describe('What happened and what to do, in plain language.'),
    providerCode: z.string().nullable().describe('The provider’s own code.'),
    isFinal: z.boolean().describe('Whether the failure is final; otherwise it is retried automatically.'),
  })
  .meta({ id: 'DeliveryFailure', description: 'Why a message was not delivered.' });

export type DeliveryFailure = z.infer<typeof DeliveryFailureSchema>;

export const OutboxEntrySchema = z
  .object({
    id: IdSchema,
    conversationId: IdSchema.nullable().describe('`null` until the first message of a new conversation is sent.'),
    contactId: IdSchema.nullable(),
    channel: ChannelSchema,
    accountId: IdSchema.nullable().describe('The account that it leaves by; `null` until the channel has one.'),
    mode: ChannelModeSchema,
    content: z.string(),
    html: z.string().nullable().describe('The text with its formatting, of an email; `null` if it has none.'),
    subject: z.string().nullable(),
    recipients: SentRecipientsSchema.nullable().describe(
      'Everybody who gets it, of an email; `null` if it goes to the contact alone.',
    ),
    attachments: z.array(UploadedFileSchema).describe('Files to send with it, in order.'),
    state: OutboxStateSchema,
    sendAt: InstantSchema.describe('When it will be sent or was sent.'),
    createdAt: InstantSchema,
    messageId: IdSchema.nullable().describe('The message created when it was sent.'),
    failure: DeliveryFailureSchema.nullable(),
  })
  .meta({ id: 'OutboxEntry', description: 'A message in the outbox.' });

export type OutboxEntry = z.infer<typeof OutboxEntrySchema>;

export const DeliverySchema = z
  .object({
    mode: ChannelModeSchema,
    attempts: z.int().min(0).describe('Number of attempts to hand it to the provider.'),
    failure: DeliveryFailureSchema.nullable(),
    queuedAt: InstantSchema,
    sentAt: InstantSchema.nullable(),
    deliveredAt: InstantSchema.nullable(),
    readAt: InstantSchema.nullable(),
    failedRecipients: z
      .array(FailedRecipientSchema)
      .optional()
      .describe('Recipients who were not reached while others were; omitted if there are none.'),
  })
  .meta({ id: 'Delivery', description: 'Delivery status of an outbound message.' });

export type Delivery = z.infer<typeof DeliverySchema>;

export const ReplySchema = z
  .strictObject({
    content: verbatimText(200_000).describe(
      'Text of the reply; may be empty if files are attached. The channel limits set the maximum length.',
    ),
    html: composedHtml()
      .optional()
      .describe(
        'The same text with its formatting; email only. Paragraphs, lists, quotes, emphasis and links are kept. `content` is its plain alternative.',
      ),
    attachmentIds: AttachmentIdsSchema.optional().describe('Uploaded files to attach.'),
    sendAs: z
      .enum(FILE_FORMS)
      .optional()
      .describe(
        'Sends the one attachment as a voice message (OGG with Opus) or a sticker (WebP), on channels that have them. As a file if omitted.',
      ),
    accountId: IdSchema.optional().describe(
      'The account to send from; the one that the conversation was written to, if omitted.',
    ),
    subject: verbatimText(998).nullable().optional().describe('Email subject; defaults to that of the conversation.'),
    ...recipientFields(),
    forward: ForwardSchema.optional().describe('Email only: the message to pass on. `to` must be given.'),
    template: FilledTemplateSchema.optional().describe(
      'Sends an approved template instead of a text, even after the window has closed. The template text becomes the message, and `content` is ignored.',
    ),
    sendAt: InstantSchema.optional().describe('When to send it; in five seconds if omitted.'),
    idempotencyKey: z
      .string()
      .regex(/^[\w.:-]{8,100}$/, { error: '8 to 100 letters, digits or _ . : -' })
      .describe(
        'Created by the sender, one per message. Requests with the same key are the same message, which is sent once.',
      ),
    suggestionId: IdSchema.optional().describe('The suggestion it was created from.'),
  })
  .meta({
    id: 'Reply',
    description: 'A reply in a conversation.',
    examples: [{ content: 'Thank you, we will call you tomorrow.', idempotencyKey: '4f9f2b1e-reply-1' }],
  });

export type Reply = z.output<typeof ReplySchema>;

export const ReplyOptionsSchema = z
  .object({
    isPublic: z.boolean().describe('Whether a reply would be public: to a mention on X or a comment on LinkedIn.'),
    provider: ProviderSchema.nullable().describe(
      'Provider of the channel, which determines the files that can be attached.',
    ),
    hasTemplates: z.boolean().describe('Whether the channel can have templates to send after the window has closed.'),
    accountId: IdSchema.nullable().describe('The account that a reply leaves by unless another is chosen.'),
  })
  .meta({ id: 'ReplyOptions', description: 'Options for a reply in a conversation.' });

export type ReplyOptions = z.infer<typeof ReplyOptionsSchema>;

export const RescheduleSchema = z.strictObject({ sendAt: InstantSchema.describe('When to send it.') }).meta({
  id: 'Reschedule',
  description: 'A new send time for an unsent message.',
  examples: [{ sendAt: '2026-11-20T09:40:40.000Z' }],
});

export type Reschedule = z.output<typeof RescheduleSchema>;
