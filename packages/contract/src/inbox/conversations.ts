import { CONVERSATION_SORTS, SORT_ORDERS } from '@concordia/domain';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema, MessageStatusSchema } from '../common/schemas.js';
import { ContactSchema } from '../people/contacts.js';
import { MessageListQuerySchema, MessageSchema, MessageUpdateSchema, MOST_AT_ONCE } from './messages.js';
import { ProjectRefSchema } from './projects.js';

/** Number of people listed with a conversation. */
export const MOST_PEOPLE = 4;

export const MessageExcerptSchema = MessageSchema.pick({
  id: true,
  direction: true,
  kind: true,
  content: true,
  sentiment: true,
  attachmentCount: true,
  receipt: true,
  createdAt: true,
})
  .extend({ from: z.string().nullable().describe('The contact who wrote it; `null` if we did or it is unknown.') })
  .meta({ id: 'MessageExcerpt', description: 'A message as shown in a list of conversations.' });

export type MessageExcerpt = z.infer<typeof MessageExcerptSchema>;

export const ConversationSchema = z
  .object({
    id: IdSchema,
    channel: ChannelSchema.describe('That of its newest message.'),
    channels: z.array(ChannelSchema).min(1).describe('The channels of all its messages.'),
    accountId: IdSchema.nullable().describe(
      'The account that was last written to, and replies; `null` if it came by none, such as an archive.',
    ),
    subject: z.string().nullable(),
    contact: ContactSchema.nullable(),
    status: MessageStatusSchema.describe(
      'The column: that of its newest open message, or `completed` if no message is open.',
    ),
    priority: MessageSchema.shape.priority.describe('The highest priority of its open messages.'),
    priorityReasons: MessageSchema.shape.priorityReasons,
    isUrgent: z.literal([0, 1]).describe('1 while an open message is urgent.'),
    unreadCount: z.int().min(0).describe('Unread incoming messages that are not snoozed.'),
    snooze: MessageSchema.shape.snooze.describe('Set while all open messages are snoozed; it is then in no column.'),
    assigneeId: IdSchema.nullable().describe('The member its newest open message is assigned to.'),
    dueAt: InstantSchema.nullable().describe('Due time of the next open task or follow-up created from its messages.'),
    messageCount: z.int().min(0),
    firstMessageAt: InstantSchema,
    lastMessageAt: InstantSchema,
    lastMessage: MessageExcerptSchema.nullable().describe('The newest message; `null` until the first is sent.'),
    leadMessageId: IdSchema.nullable().describe(
      'The message it takes its column, snooze and assignee from: the newest open one, or else the newest.',
    ),
    people: z
      .array(z.object({ id: IdSchema, name: z.string() }))
      .max(MOST_PEOPLE)
      .describe('Contacts who wrote its newest messages, the last one first.'),
    match: MessageExcerptSchema.optional().describe('In a search: the newest message found.'),
    projects: z.array(ProjectRefSchema).describe('Projects of the conversation, in project list order.'),
  })
  .meta({ id: 'Conversation', description: 'A thread of messages.' });

export type Conversation = z.infer<typeof ConversationSchema>;

/** All filters combine. */
export const conversationFilters = {
  q: MessageListQuerySchema.shape.q.describe(
    'Only conversations with a message that matches, by the newest such message; the same search as `listMessages`. The other filters except `status` then apply to that message.',
  ),
  status: MessageStatusSchema.optional().describe(
    'Only conversations in this column. Snoozed conversations are in no column.',
  ),
  open: MessageListQuerySchema.shape.urgent.describe(
    '`true`: only conversations that are neither completed nor snoozed.',
  ),
  channel: ChannelSchema.optional().describe('Only conversations on this channel.'),
  accountId: IdSchema.optional().describe('Only conversations that were last written to at this account of a channel.'),
  priority: MessageListQuerySchema.shape.priority.describe('Only conversations in this priority tier.'),
  projectId: IdSchema.optional().describe('Only conversations of this project.'),
  contactId: IdSchema.optional().describe('Only conversations with this contact.'),
  people: MessageListQuerySchema.shape.people.describe(
    'Only conversations with contacts that this selector search finds. Of more than 10,000 contacts, only the most influential are included.',
  ),
  assigneeId: IdSchema.optional().describe('Only conversations assigned to this member.'),
  urgent: MessageListQuerySchema.shape.urgent.describe('`true`: only urgent conversations that are not snoozed.'),
  unread: MessageListQuerySchema.shape.unread.describe('`true`: only conversations with unread messages.'),
  snoozed: MessageListQuerySchema.shape.snoozed.describe(
    '`true`: only snoozed conversations, filtered by the column they return to.',
  ),
};

const SortOrderSchema = z.enum(SORT_ORDERS);

export const ConversationSortSchema = z.enum(CONVERSATION_SORTS);

export const conversationOrder = {
  sort: ConversationSortSchema.optional().describe(
    'What to sort by: `activity` is the latest message, `started` the first one, `status` the column, `due` the due time. `waiting` sorts by the start of the wait for a response, `messages` and `unread` by their number. Conversations without a value come last. Orders other than `activity` and `started` include the 50,000 most recently active conversations that match. With `q`, the conversations of the 1,000 newest matching messages are sorted, each listed once.',
  ),
  order: SortOrderSchema.optional().describe(
    'Without it, times and numbers begin with the newest or largest, `due` and `waiting` with the earliest, everything else with A.',
  ),
};

export const ConversationListQuerySchema = pageQuery().extend({ ...conversationFilters, ...conversationOrder });
export type ConversationListQuery = z.output<typeof ConversationListQuerySchema>;

/** Shorter than other lists' pages: a conversation loads whole messages. */
export const ConversationMessagesQuerySchema = pageQuery(50);

const CHANGE_MEANING =
  'Fields to change, with the meaning they have for a message. Column, snooze and assignee apply to all open messages of the conversation, or to the newest one if none is open.';

/** Messages that one change can reopen. */
const MOST_REOPENED = 5_000;

const FIELDS_TO_CHANGE = 'at least one of status, isRead, isUrgent, snooze, assigneeId';

const changesSomething = (update: object): boolean =>
  Object.keys(update).some((field) => field !== 'expected' && field !== 'reopen');

export const ConversationExpectedSchema = z
  .strictObject({
    status: MessageStatusSchema.optional(),
    snoozedUntil: InstantSchema.nullable().optional().describe('When the snooze expires; `null` for not snoozed.'),
    assigneeId: IdSchema.nullable().optional(),
    lastMessageAt: InstantSchema.optional().describe('Time of the newest message that was seen.'),
  })
  .meta({ id: 'ConversationExpected', description: 'The state that a change is based on. Omitted fields may differ.' });

export type ConversationExpected = z.infer<typeof ConversationExpectedSchema>;

const completedMessageIds = z
  .array(IdSchema)
  .describe('The messages that the change completed. Sent back as `reopen`, they are open again.');

const reopen = z
  .array(IdSchema)
  .max(MOST_REOPENED)
  .optional()
  .describe('With a `status`: of a completed conversation, the messages to move. By default the newest one.');

export const ConversationChangeSchema = z
  .strictObject({ ...MessageUpdateSchema.shape, reopen })
  .refine(changesSomething, { error: FIELDS_TO_CHANGE })
  .meta({
    id: 'ConversationChange',
    description: CHANGE_MEANING,
    examples: [{ status: 'completed' }],
  });

export const ConversationUpdateSchema = z
  .strictObject({
    ...MessageUpdateSchema.shape,
    reopen,
    expected: ConversationExpectedSchema.optional().describe(
      'If given, nothing is changed unless each of these fields has the value given here or already the one that the change sets.',
    ),
  })
  .refine(changesSomething, { error: FIELDS_TO_CHANGE })
  .meta({
    id: 'ConversationUpdate',
    description: CHANGE_MEANING,
    examples: [{ status: 'completed', expected: { status: 'inbox' } }],
  });
export type ConversationChange = z.output<typeof ConversationChangeSchema>;
export type ConversationUpdate = z.output<typeof ConversationUpdateSchema>;

export const ConversationsUpdateSchema = z
  .strictObject({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE), change: ConversationChangeSchema })
  .meta({
    id: 'ConversationsUpdate',
    description: 'One change to many conversations.',
    examples: [{ ids: ['01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4'], change: { status: 'completed' } }],
  });
export type ConversationsUpdate = z.output<typeof ConversationsUpdateSchema>;

export const ConversationUpdatedSchema = ConversationSchema.extend({ completedMessageIds }).meta({
  id: 'ConversationUpdated',
  description: 'A conversation after a change.',
});
export type ConversationUpdated = z.infer<typeof ConversationUpdatedSchema>;

export const ConversationsUpdatedSchema = z
  .object({
    conversations: z.array(ConversationSchema).describe('The updated conversations, in request order.'),
    missing: z.array(IdSchema).describe('IDs that match no conversation in this workspace.'),
    completedMessageIds,
  })
  .meta({ id: 'ConversationsUpdated', description: 'The result of one change to many conversations.' });
export type ConversationsUpdated = z.infer<typeof ConversationsUpdatedSchema>;
