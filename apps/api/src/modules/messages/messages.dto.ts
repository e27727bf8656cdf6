import { z } from 'zod';
import { pageQuery } from '../../common/page.dto.js';
import { ChannelSchema, IdSchema, InstantSchema, MessageStatusSchema } from '../../common/schemas.js';
import { ContactSchema } from '../contacts/contacts.dto.js';

/** How many characters of the visible text a list carries. */
export const EXCERPT_LENGTH = 400;

export const PriorityReasonSchema = z
  .object({
    code: z.string().describe('Stable, for programs to compare.'),
    points: z.number().describe('What it added to the priority; negative when it lowered it.'),
    text: z.string().describe('The reason in words.'),
  })
  .meta({ id: 'PriorityReason', description: 'Why a message has its priority.' });

export const SentimentSchema = z
  .object({
    label: z.enum(['positive', 'neutral', 'negative', 'unknown']),
    compound: z.number().min(-1).max(1).nullable().describe('From -1, bitter, to 1, delighted.'),
  })
  .meta({ id: 'Sentiment', description: 'The tone of the visible text.' });

export const MessageSchema = z
  .object({
    id: IdSchema,
    conversationId: IdSchema,
    channel: ChannelSchema,
    direction: z.enum(['inbound', 'outbound']),
    subject: z.string().nullable(),
    content: z
      .string()
      .max(EXCERPT_LENGTH)
      .describe('The visible text: quotes and signature folded away, whitespace collapsed, at most 400 characters.'),
    status: MessageStatusSchema,
    priority: z.int().min(0).max(100).describe('80 or more is high, 60 to 79 medium, below that low.'),
    priorityReasons: z.array(PriorityReasonSchema),
    isUrgent: z.literal([0, 1]).describe('1 means urgent.'),
    isRead: z.boolean(),
    kind: z.enum(['personal', 'list', 'automatic', 'bounce']).describe('Who or what wrote it.'),
    sentiment: SentimentSchema,
    attachmentCount: z.int().min(0),
    createdAt: InstantSchema.describe("The provider's time of the message."),
    contact: ContactSchema.nullable(),
  })
  .meta({ id: 'Message', description: 'A message as the board and the lists show it.' });

export type Message = z.infer<typeof MessageSchema>;

export const MailboxSchema = z
  .object({ name: z.string().nullable(), address: z.string().nullable() })
  .meta({ id: 'Mailbox', description: 'A correspondent as the message names them.' });

export const AttachmentSchema = z
  .object({
    id: IdSchema,
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int().min(0),
    isInline: z.boolean().describe('Shown inside the text rather than beside it.'),
  })
  .meta({ id: 'Attachment', description: 'A file that came with a message.' });

export const MessageBodySchema = z
  .object({
    text: z.string().describe('The visible text, whole.'),
    quotedText: z.string().nullable().describe('What it quotes of earlier messages.'),
    signature: z.string().nullable(),
    html: z.string().nullable().describe('Sanitised; remote content waits in `data-remote-src`.'),
    remoteContentCount: z.int().min(0).describe('How many remote resources were held back.'),
  })
  .meta({ id: 'MessageBody', description: 'The text of a message, folded.' });

export const MessageDetailSchema = MessageSchema.extend({
  body: MessageBodySchema,
  from: MailboxSchema,
  to: z.array(MailboxSchema),
  cc: z.array(MailboxSchema),
  attachments: z.array(AttachmentSchema),
}).meta({ id: 'MessageDetail', description: 'A message with its text, correspondents and files.' });

export type MessageDetail = z.infer<typeof MessageDetailSchema>;

export const MessageListQuerySchema = pageQuery().extend({
  status: MessageStatusSchema.optional().describe('Only this column.'),
  channel: ChannelSchema.optional().describe('Only this channel.'),
});
export type MessageListQuery = z.output<typeof MessageListQuerySchema>;

export const MessageUpdateSchema = z
  .strictObject({
    status: MessageStatusSchema.optional().describe('Move it to this column.'),
    isRead: z.boolean().optional(),
    isUrgent: z.literal([0, 1]).optional(),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of status, isRead, isUrgent' })
  .meta({
    id: 'MessageUpdate',
    description: 'What to change; what is left out stays.',
    examples: [{ status: 'in_progress' }],
  });
export type MessageUpdate = z.output<typeof MessageUpdateSchema>;
