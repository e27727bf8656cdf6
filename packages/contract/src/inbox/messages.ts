import {
  DIRECTIONS,
  NOTE_KINDS,
  PLAIN_REASON_CODES,
  PRIORITY_TIERS,
  QUOTED_REASON_CODES,
  RECEIPTS,
  URGENCY_CAUSES,
  WAITING_HOURS,
} from '@concordia/domain';
import { SENTIMENT_LABELS } from '@concordia/domain/sentiment';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema, MessageStatusSchema } from '../common/schemas.js';
import { chosen, searchWords, selectorQuery } from '../common/search.js';
import { DeliverySchema } from '../delivery/outbox.js';
import { ContactSchema } from '../people/contacts.js';

/** Length of the visible text in lists, in characters. */
export const EXCERPT_LENGTH = 400;

const reason = {
  points: z.number().describe('Points added to the priority; negative if it was lowered.'),
  text: z.string().describe('The reason, in English.'),
};

/** Values are absent from reasons stored before they were kept. */
export const PriorityReasonSchema = z
  .union([
    z
      .object({ code: z.enum(PLAIN_REASON_CODES).describe('Says all.'), ...reason })
      .meta({ id: 'PlainReason', description: 'A reason without values.' }),
    z
      .object({
        code: z.enum(QUOTED_REASON_CODES).describe('What the quoted words do.'),
        ...reason,
        quote: z.string().optional().describe('The words of the message.'),
      })
      .meta({ id: 'QuotedReason', description: 'A reason found in the words of the message.' }),
    z
      .object({
        code: z.literal('relationship'),
        ...reason,
        replies: z.int().nullish().describe('How often we wrote to the sender; `null` below five times.'),
      })
      .meta({ id: 'RelationshipReason', description: 'We have written to the sender before.' }),
    z
      .object({
        code: z.literal('waiting'),
        ...reason,
        hours: z.literal(WAITING_HOURS).optional().describe('It has waited at least this many hours.'),
      })
      .meta({ id: 'WaitingReason', description: 'The message has waited for a reply.' }),
    z
      .object({
        code: z.literal('urgent'),
        ...reason,
        cause: z.enum(URGENCY_CAUSES).optional().describe('Why it is urgent.'),
      })
      .meta({ id: 'UrgentReason', description: 'The message is urgent.' }),
  ])
  .meta({ id: 'PriorityReason', description: 'Why a message has its priority: a stable `code`, and its values.' });

export const SentimentSchema = z
  .object({
    label: z.enum(['positive', 'neutral', 'negative', 'unknown']),
    compound: z.number().min(-1).max(1).nullable().describe('From -1 (very negative) to 1 (very positive).'),
  })
  .meta({ id: 'Sentiment', description: 'Sentiment of the visible text.' });

export const SnoozeSchema = z
  .object({
    until: InstantSchema.describe('When the snooze expires.'),
    unlessReply: z.boolean().describe('Whether a reply from the contact brings it back earlier.'),
  })
  .meta({ id: 'Snooze', description: 'The snooze of a message.' });

export const ReceiptSchema = z
  .enum(RECEIPTS)
  .meta({ id: 'Receipt', description: 'Delivery progress of an outbound message. It never moves backwards.' });

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
      .describe('The visible text without quotes and signature, whitespace collapsed, at most 400 characters.'),
    status: MessageStatusSchema,
    priority: z.int().min(0).max(100).describe('80 or more is high, 60 to 79 is medium, below that is low.'),
    priorityReasons: z.array(PriorityReasonSchema),
    isUrgent: z.literal([0, 1]).describe('1 means urgent.'),
    isRead: z.boolean(),
    kind: z.enum(['personal', 'list', 'automatic', 'bounce']).describe('Type of sender.'),
    sentiment: SentimentSchema,
    attachmentCount: z.int().min(0),
    snooze: SnoozeSchema.nullable().describe(
      'Snooze details; `null` if not snoozed. A snoozed message is in no column.',
    ),
    assigneeId: IdSchema.nullable().describe('The assigned member.'),
    receipt: ReceiptSchema.nullable().describe(
      'Delivery progress of an outbound message; `null` if it was not sent through Concordia.',
    ),
    dueAt: InstantSchema.nullable().describe('Due time of the next open task or follow-up created from it.'),
    createdAt: InstantSchema.describe('Time of the message according to the provider.'),
    contact: ContactSchema.nullable(),
  })
  .meta({ id: 'Message', description: 'A message as shown on the board and in lists.' });

export type Message = z.infer<typeof MessageSchema>;

export const MailboxSchema = z
  .object({ name: z.string().nullable(), address: z.string().nullable() })
  .meta({ id: 'Mailbox', description: 'A correspondent as named in the message.' });

export const AttachmentSchema = z
  .object({
    id: IdSchema,
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int().min(0),
    isInline: z.boolean().describe('Whether it is shown inline rather than next to the text.'),
    state: z
      .enum(['waiting', 'failed'])
      .optional()
      .describe(
        '`waiting` while it is being fetched from the provider, `failed` if it could not be fetched; otherwise omitted.',
      ),
    failure: z
      .enum(['too_large', 'refused', 'unreachable', 'not_connected', 'not_exported'])
      .optional()
      .describe('Why a `failed` file could not be fetched; omitted if unknown.'),
  })
  .meta({ id: 'Attachment', description: 'A file that came with a message.' });

export const MessageBodySchema = z
  .object({
    text: z.string().describe('The full visible text.'),
    quotedText: z.string().nullable().describe('Quoted text from earlier messages.'),
    signature: z.string().nullable(),
    html: z
      .string()
      .nullable()
      .describe('Sanitized HTML. Remote content is blocked, with its URLs in `data-remote-src`.'),
    remoteContentCount: z.int().min(0).describe('Number of blocked remote resources.'),
  })
  .meta({
    id: 'MessageBody',
    description: 'The body of a message, split into visible text, quoted text and signature.',
  });

export const ReactionSchema = z
  .object({
    emoji: z.string(),
    from: z.string().describe('Handle that reacted.'),
    name: z.string().nullable().describe('Name of the contact with this handle; `null` if there is none.'),
    at: InstantSchema,
    isOurs: z.literal(true).optional().describe('Whether a member reacted; omitted otherwise.'),
  })
  .meta({ id: 'Reaction', description: 'An emoji reaction to a message.' });

export const MessageNoteSchema = z
  .object({
    kind: z
      .enum(NOTE_KINDS)
      .describe('`unsupported` to `giveaway` stand for content that cannot be shown; the others stand beside a text.'),
    title: z
      .string()
      .optional()
      .describe('A name, a question, a title, or the provider’s term for unsupported content.'),
    detail: z.string().optional().describe('An address, a description, a status.'),
    url: z.string().optional().describe('An HTTP address.'),
    items: z.array(z.string()).optional().describe('Answers, tasks, numbers and addresses, or lines of an order.'),
    place: z.object({ latitude: z.number(), longitude: z.number() }).optional().describe('In degrees.'),
  })
  .meta({
    id: 'MessageNote',
    description:
      'A fact that came with a message, beside its text and files. Facts that the provider does not state are omitted.',
    examples: [{ kind: 'poll', title: 'When shall we meet?', items: ['Monday', 'Tuesday'] }],
  });

export const MessageDetailSchema = MessageSchema.extend({
  body: MessageBodySchema,
  delivery: DeliverySchema.nullable().describe('Delivery status; `null` if it was not sent through Concordia.'),
  from: MailboxSchema,
  to: z.array(MailboxSchema),
  cc: z.array(MailboxSchema),
  bcc: z.array(MailboxSchema).describe('Of an email that we sent.'),
  replyTo: z.array(MailboxSchema).describe('Where the sender wants replies; empty if it is the sender.'),
  attachments: z.array(AttachmentSchema),
  notes: z
    .array(MessageNoteSchema)
    .optional()
    .describe('Placeholders for what cannot be shown, shared posts and places; omitted if there are none.'),
  editedAt: InstantSchema.optional().describe('When the sender last edited it; omitted if never.'),
  formerText: z.string().optional().describe('Text before the first edit.'),
  deletedAt: InstantSchema.optional().describe('When the sender deleted it. Its text is then no longer available.'),
  reactions: z.array(ReactionSchema).optional().describe('Omitted if there are none.'),
  reactWith: z
    .array(z.string())
    .nullable()
    .optional()
    .describe('The emoji to react with; `null` if any. Omitted if nobody can react to it.'),
}).meta({ id: 'MessageDetail', description: 'A message with its text, correspondents and files.' });

export type MessageDetail = z.infer<typeof MessageDetailSchema>;

export const PriorityTierSchema = z
  .enum(PRIORITY_TIERS)
  .meta({ id: 'PriorityTier', description: 'High is a priority of 80 or more, medium 60 to 79, low below that.' });

export const RankedMessageSchema = z
  .object({
    match: z
      .enum(['words', 'meaning', 'both'])
      .describe('`words`: contains the words. `meaning`: says nearly the same in other words.'),
    message: MessageSchema,
  })
  .meta({ id: 'RankedMessage', description: 'A message that a search found.' });
export type RankedMessage = z.infer<typeof RankedMessageSchema>;

/** All filters combine. */
export const MessageListQuerySchema = pageQuery().extend({
  q: searchWords.describe(
    'Only messages that contain all of these words. Searches the subject, the text, and the name and address of the contact. The last word may be a prefix. "words in quotes" match as a phrase. Ignores accents and case. AND, OR, NOT, - and brackets combine terms. Narrow the results with from:, to:, contact:, channel:, in:, is:, has:, before:, after:, waiting:, sentiment: and the operators of the selector search. Unknown operators are searched for as words.',
  ),
  status: MessageStatusSchema.optional().describe('Only messages in this column. Snoozed messages are in no column.'),
  channel: ChannelSchema.optional().describe('Only messages on this channel.'),
  accountId: IdSchema.optional().describe('Only messages that came in or left by this account of a channel.'),
  priority: PriorityTierSchema.optional().describe('Only messages in this priority tier.'),
  direction: z.enum(DIRECTIONS).optional().describe('Only incoming or only outgoing messages.'),
  sentiment: z.enum(SENTIMENT_LABELS).optional().describe('Only messages with this sentiment.'),
  from: InstantSchema.optional().describe('Only messages at or after this time.'),
  to: InstantSchema.optional().describe('Only messages before this time.'),
  projectId: IdSchema.optional().describe('Only messages in conversations of this project.'),
  people: selectorQuery.describe(
    'Only messages of contacts that this selector search finds. Of more than 10,000 contacts, only the most influential are included.',
  ),
  assigneeId: IdSchema.optional().describe('Only messages assigned to this member.'),
  urgent: chosen.describe('`true`: only urgent messages that are neither completed nor snoozed.'),
  unread: chosen.describe('`true`: only unread incoming messages that are not snoozed.'),
  snoozed: chosen.describe('`true`: only snoozed messages, filtered by the column, mark or state they return to.'),
});
export type MessageListQuery = z.output<typeof MessageListQuerySchema>;

/** Maximum number of messages changed by one call. */
export const MOST_AT_ONCE = 500;

export const MessageUpdateSchema = z
  .strictObject({
    status: MessageStatusSchema.optional().describe('Moves the message to this column. A snoozed message comes back.'),
    isRead: z.boolean().optional(),
    isUrgent: z.literal([0, 1]).optional(),
    snooze: z
      .strictObject({
        until: InstantSchema.describe('When the snooze expires: in the future, at most two years ahead.'),
        unlessReply: z.boolean().describe('Whether a reply from the contact brings it back earlier.'),
      })
      .nullable()
      .optional()
      .describe('Snoozes the message; `null` brings it back unchanged.'),
    assigneeId: IdSchema.nullable().optional().describe('The member to assign; `null` to unassign.'),
  })
  .refine((update) => Object.keys(update).length > 0, {
    error: 'at least one of status, isRead, isUrgent, snooze, assigneeId',
  })
  .meta({
    id: 'MessageUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ status: 'in_progress' }],
  });
export type MessageUpdate = z.output<typeof MessageUpdateSchema>;

export const MessagesUpdateSchema = z
  .strictObject({
    ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE),
    change: MessageUpdateSchema,
  })
  .meta({
    id: 'MessagesUpdate',
    description: 'One change to many messages.',
    examples: [
      {
        ids: ['01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4'],
        change: {
          snooze: { until: '2026-11-21T09:30:00.000Z', unlessReply: true },
          assigneeId: '019bbbd7-2dc0-7e03-848c-b82a620242d9',
        },
      },
    ],
  });
export type MessagesUpdate = z.output<typeof MessagesUpdateSchema>;

export const ChosenIdsSchema = z.strictObject({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE) }).meta({
  id: 'ChosenIds',
  description: 'Several messages or conversations.',
  examples: [{ ids: ['01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4'] }],
});
export type ChosenIds = z.output<typeof ChosenIdsSchema>;

export const MessagesUpdatedSchema = z
  .object({
    messages: z.array(MessageSchema).describe('The updated messages, in request order.'),
    missing: z.array(IdSchema).describe('IDs that match no message in this workspace.'),
  })
  .meta({ id: 'MessagesUpdated', description: 'The result of one change to many messages.' });
export type MessagesUpdated = z.infer<typeof MessagesUpdatedSchema>;
