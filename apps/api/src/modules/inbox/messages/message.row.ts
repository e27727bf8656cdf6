import type { Message } from '@concordia/contract/inbox';
import type { Channel, Direction, MessageKind, MessageStatus, Receipt } from '@concordia/domain';
import { type ContactRow, contactOf } from '../../people/contact-records/contact.row.js';

/** A message joined with its contact; the contact's columns are null together. */
export interface MessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly channel: Channel;
  readonly direction: Direction;
  readonly kind: MessageKind;
  readonly sent_at: number;
  readonly subject: string | null;
  readonly excerpt: string;
  readonly status: MessageStatus;
  readonly priority: number;
  readonly priority_reasons: string;
  readonly is_urgent: 0 | 1;
  readonly is_read: 0 | 1;
  readonly sentiment_label: Message['sentiment']['label'];
  readonly sentiment_compound: number | null;
  readonly attachment_count: number;
  readonly snoozed_until: number | null;
  readonly snooze_unless_reply: 0 | 1;
  readonly assignee_id: string | null;
  readonly receipt: Receipt | null;
  readonly due_at: number | null;
  readonly c_id: string | null;
  readonly c_name: string | null;
  readonly c_title: string | null;
  readonly c_email: string | null;
  readonly c_phone: string | null;
  readonly c_linkedin_url: string | null;
  readonly c_company: string | null;
  readonly c_location: string | null;
  readonly c_birthday: string | null;
  readonly c_channel_bits: number | null;
  readonly c_last_message_at: number | null;
  readonly c_picture_hash: string | null;
  readonly c_created_at: number | null;
}

export const MESSAGE_COLUMNS = [
  'message.id',
  'message.conversation_id',
  'message.channel',
  'message.direction',
  'message.kind',
  'message.sent_at',
  'message.subject',
  'message.excerpt',
  'message.status',
  'message.priority',
  'message.priority_reasons',
  'message.is_urgent',
  'message.is_read',
  'message.sentiment_label',
  'message.sentiment_compound',
  'message.attachment_count',
  'message.snoozed_until',
  'message.snooze_unless_reply',
  'message.assignee_id',
  'message.receipt',
  'message.due_at',
  'contact.id as c_id',
  'contact.name as c_name',
  'contact.title as c_title',
  'contact.email as c_email',
  'contact.phone as c_phone',
  'contact.linkedin_url as c_linkedin_url',
  'contact.company as c_company',
  'contact.location as c_location',
  'contact.birthday as c_birthday',
  'contact.channel_bits as c_channel_bits',
  'contact.last_message_at as c_last_message_at',
  'contact.picture_hash as c_picture_hash',
  'contact.created_at as c_created_at',
] as const;

const NO_REASONS: Message['priorityReasons'] = [];

export function messageOf(row: MessageRow): Message {
  const contact = contactRowOf(row);
  return {
    id: row.id,
    conversationId: row.conversation_id,
    channel: row.channel,
    direction: row.direction,
    subject: row.subject,
    content: row.excerpt,
    status: row.status,
    priority: row.priority,
    priorityReasons: reasonsOf(row.priority_reasons),
    isUrgent: row.is_urgent,
    isRead: row.is_read === 1,
    kind: row.kind,
    sentiment: { label: row.sentiment_label, compound: row.sentiment_compound },
    attachmentCount: row.attachment_count,
    snooze: snoozeOf(row),
    assigneeId: row.assignee_id,
    receipt: row.receipt,
    dueAt: row.due_at === null ? null : new Date(row.due_at).toISOString(),
    createdAt: new Date(row.sent_at).toISOString(),
    contact: contact === null ? null : contactOf(contact),
  };
}

function snoozeOf({ snoozed_until, snooze_unless_reply }: MessageRow): Message['snooze'] {
  if (snoozed_until === null) return null;
  return { until: new Date(snoozed_until).toISOString(), unlessReply: snooze_unless_reply === 1 };
}

/** We serialize this ourselves, from the same type, so it is not validated again for each of up to 200 rows. */
function reasonsOf(json: string): Message['priorityReasons'] {
  return json === '[]' ? NO_REASONS : JSON.parse(json);
}

export function contactRowOf(row: MessageRow): ContactRow | null {
  if (row.c_id === null || row.c_name === null) return null;
  return {
    id: row.c_id,
    name: row.c_name,
    title: row.c_title,
    email: row.c_email,
    phone: row.c_phone,
    linkedin_url: row.c_linkedin_url,
    company: row.c_company,
    location: row.c_location,
    birthday: row.c_birthday,
    channel_bits: row.c_channel_bits ?? 0,
    last_message_at: row.c_last_message_at ?? 0,
    picture_hash: row.c_picture_hash,
    created_at: row.c_created_at ?? 0,
  };
}
