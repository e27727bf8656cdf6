import type { Conversation, MessageExcerpt, ProjectRef } from '@concordia/contract/inbox';
import {
  CHANNELS,
  type Channel,
  type Direction,
  type MessageKind,
  type MessageStatus,
  type Receipt,
} from '@concordia/domain';
import { type ContactRow, contactOf } from '../../people/contact-records/contact.row.js';

/** A message as lists of conversations show it, with the name of the contact who wrote it. */
export interface ExcerptRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly direction: Direction;
  readonly kind: MessageKind;
  readonly excerpt: string;
  readonly sentiment_label: MessageExcerpt['sentiment']['label'];
  readonly sentiment_compound: number | null;
  readonly attachment_count: number;
  readonly receipt: Receipt | null;
  readonly sent_at: number;
  readonly contact_name: string | null;
}

export interface ConversationRow {
  readonly id: string;
  readonly channel: Channel;
  /** `,email,sms,` if there are several; `null` if there is one. */
  readonly channels: string | null;
  readonly account_id: string | null;
  readonly contact_id: string | null;
  readonly subject: string | null;
  readonly message_count: number;
  readonly first_message_at: number;
  readonly last_message_at: number;
  readonly status: MessageStatus;
  readonly last_message_id: string | null;
  readonly lead_message_id: string | null;
  readonly priority: number;
  /** JSON: a list of { code, points, text }; `null` without messages. */
  readonly priority_reasons: string | null;
  readonly is_urgent: 0 | 1;
  readonly unread_count: number;
  readonly snoozed_until: number | null;
  readonly snooze_unless_reply: 0 | 1 | null;
  readonly assignee_id: string | null;
}

/** What a page of conversations shows beside their own columns, by conversation or contact. */
export interface Surroundings {
  readonly contacts: ReadonlyMap<string, ContactRow>;
  readonly excerpts: ReadonlyMap<string, ExcerptRow>;
  readonly people: ReadonlyMap<string, Conversation['people']>;
  readonly dueAt: ReadonlyMap<string, number>;
  readonly projects: ReadonlyMap<string, readonly ProjectRef[]>;
}

const instant = (ms: number): string => new Date(ms).toISOString();

export function conversationOf(row: ConversationRow, around: Surroundings): Conversation {
  const contact = row.contact_id === null ? undefined : around.contacts.get(row.contact_id);
  const last = row.last_message_id === null ? undefined : around.excerpts.get(row.last_message_id);
  const dueAt = around.dueAt.get(row.id);
  return {
    id: row.id,
    channel: row.channel,
    channels: channelsOf(row),
    accountId: row.account_id,
    subject: row.subject,
    contact: contact === undefined ? null : contactOf(contact),
    status: row.status,
    priority: row.priority,
    // We serialize them ourselves, from the same type.
    priorityReasons: JSON.parse(row.priority_reasons ?? '[]'),
    isUrgent: row.is_urgent,
    unreadCount: row.unread_count,
    snooze:
      row.snoozed_until === null
        ? null
        : { until: instant(row.snoozed_until), unlessReply: row.snooze_unless_reply === 1 },
    assigneeId: row.assignee_id,
    dueAt: dueAt === undefined ? null : instant(dueAt),
    messageCount: row.message_count,
    firstMessageAt: instant(row.first_message_at),
    lastMessageAt: instant(row.last_message_at),
    lastMessage: last === undefined ? null : excerptOf(last),
    leadMessageId: row.lead_message_id,
    people: around.people.get(row.id) ?? [],
    projects: [...(around.projects.get(row.id) ?? [])],
  };
}

const channelsOf = ({ channel, channels }: ConversationRow): Channel[] =>
  channels === null ? [channel] : CHANNELS.filter((one) => channels.includes(`,${one},`));

export function excerptOf(row: ExcerptRow): MessageExcerpt {
  return {
    id: row.id,
    direction: row.direction,
    kind: row.kind,
    content: row.excerpt,
    sentiment: { label: row.sentiment_label, compound: row.sentiment_compound },
    attachmentCount: row.attachment_count,
    receipt: row.receipt,
    createdAt: instant(row.sent_at),
    from: row.direction === 'inbound' ? row.contact_name : null,
  };
}
