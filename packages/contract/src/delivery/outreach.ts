import { CHANNELS } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { verbatimText, writtenText } from '../common/texts.js';
import { AttachmentIdsSchema } from '../inbox/uploads.js';

export const OutreachRequestSchema = z
  .strictObject({
    contactId: IdSchema,
    message: writtenText(100_000).describe('Trimmed; must not be empty.'),
    channels: z
      .array(ChannelSchema)
      .min(1)
      .max(CHANNELS.length)
      .refine((channels) => new Set(channels).size === channels.length, { error: 'each channel once' })
      .describe('Channels to send on, without duplicates.'),
    attachmentIds: AttachmentIdsSchema.optional().describe('Uploaded files to send on each channel.'),
    idempotencyKey: verbatimText(100)
      .min(1)
      .optional()
      .describe('Key of this attempt. The same request with the same key is processed only once.'),
  })
  .meta({
    id: 'OutreachRequest',
    description: 'One message to one contact on several channels.',
    examples: [
      {
        contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        message: 'The revised offer is in your mailbox.',
        channels: ['email', 'whatsapp'],
      },
    ],
  });
export type OutreachRequest = z.output<typeof OutreachRequestSchema>;

export const OutreachResultSchema = z
  .object({
    channel: ChannelSchema,
    status: z.enum(['queued', 'refused']),
    outboxId: IdSchema.nullable().describe('The outbox entry; `null` if the message was refused.'),
    code: z.string().nullable().describe('Machine-readable reason for the refusal.'),
    reason: z.string().nullable().describe('Why it was refused, in plain language.'),
    until: InstantSchema.nullable().describe('When the refusal expires, if known.'),
    instead: ChannelSchema.nullable().describe('An allowed channel to use instead.'),
  })
  .meta({ id: 'OutreachResult', description: 'The result of sending the message on one channel.' });
export type OutreachResult = z.infer<typeof OutreachResultSchema>;

export const OutreachSchema = z
  .object({
    outreachId: IdSchema,
    results: z.array(OutreachResultSchema).describe('One result per channel, in request order.'),
  })
  .meta({ id: 'Outreach', description: 'The result of sending a message on each channel.' });
export type Outreach = z.infer<typeof OutreachSchema>;
