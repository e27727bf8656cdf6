import { CHANNELS } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { verbatimText, writtenText } from '../common/texts.js';
import { AttachmentIdsSchema } from '../inbox/uploads.js';

export const OutreachRequestSchema = z
  .strictObject({
    contactId: IdSchema,
    message: writtenText(100_000).describe('Trimmed; must say something.'),
    channels: z
      .array(ChannelSchema)
      .min(1)
      .max(CHANNELS.length)
      .refine((channels) => new Set(channels).size === channels.length, { error: 'each channel once' })
      .describe('On which channels, each once.'),
    attachmentIds: AttachmentIdsSchema.optional().describe('Files that were uploaded and go out on each channel.'),
    idempotencyKey: verbatimText(100)
      .min(1)
      .optional()
      .describe('A name for this attempt: the same request under the same name is done once.'),
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
    outboxId: IdSchema.nullable().describe('The entry of the outbox; `null` when it was refused.'),
    code: z.string().nullable().describe('Why it was refused, for programs to compare.'),
    reason: z.string().nullable().describe('Why it was refused, in words.'),
    until: InstantSchema.nullable().describe('Until when it is refused, where that is known.'),
    instead: ChannelSchema.nullable().describe('A channel that would be allowed.'),
  })
  .meta({ id: 'OutreachResult', description: 'What became of the message on one channel.' });
export type OutreachResult = z.infer<typeof OutreachResultSchema>;

export const OutreachSchema = z
  .object({
    outreachId: IdSchema,
    results: z.array(OutreachResultSchema).describe('One for each channel, in the order of the request.'),
  })
  .meta({ id: 'Outreach', description: 'What became of a message on each channel.' });
export type Outreach = z.infer<typeof OutreachSchema>;
