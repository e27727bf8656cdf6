import { type MessageKind, scoreMessage } from '@concordia/domain';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { ChatAttachment, ImportedChat } from '../reading/chat/imported-chat.js';
import type { MessageRows, RowPlace } from './message-rows.js';

export interface ChatRows extends MessageRows {
  /** `null` if live messages have other ids. */
  readonly origin: Insertable<ScopedTables['message_origin']> | null;
}

/** Groups are lists: they fill no inbox. */
export const kindOf = ({ isGroup, isAutomatic }: ImportedChat): MessageKind =>
  isGroup ? 'list' : isAutomatic ? 'automatic' : 'personal';

/**
 * The rows of a newly imported chat message: completed and read, until the final sorting sees the end of its conversation. The priority of answered
 * messages is final here, so that long chats need not be sorted whole.
 */
export function chatRows(chat: ImportedChat, place: RowPlace): ChatRows {
  const { id, conversationId, contactId, importRunId, now } = place;
  const { channel, direction, providerId } = chat;
  const isOurs = direction === 'outbound';
  const { priority, reasons } = priorityOf(chat, now);
  const them = { name: chat.partner.name, address: chat.partner.handle };
  const author = { name: chat.author.name, address: chat.author.handle };
  const us = { name: null, address: null };
  return {
    message: {
      id,
      conversation_id: conversationId,
      contact_id: contactId,
      channel,
      direction,
      kind: kindOf(chat),
      sent_at: chat.sentAt,
      sent_at_known: 1,
      subject: chat.subject,
      excerpt: chat.excerpt,
      status: 'completed',
      status_source: 'rule',
      priority,
      priority_reasons: JSON.stringify(reasons),
      is_urgent: 0,
      urgency_source: 'rule',
      is_read: 1,
      sentiment_label: chat.sentiment.label,
      sentiment_compound: chat.sentiment.compound,
      attachment_count: chat.attachments.length,
      addressed: isOurs ? 'unknown' : 'direct',
      dedupe_key: chat.dedupeKey,
      import_run_id: importRunId,
      stored_at: now,
    },
    body: {
      message_id: id,
      text: chat.text,
      from_name: isOurs ? null : author.name,
      from_address: isOurs ? null : author.address,
      to_list: JSON.stringify([isOurs ? them : us]),
    },
    trace: null,
    attachments: chat.attachments.map((attachment, position) => attachmentRow(attachment, id, position)),
    origin: providerId === null ? null : { message_id: id, channel, provider_message_id: providerId },
  };
}

function attachmentRow(attachment: ChatAttachment, messageId: string, position: number) {
  const { id, fileName, contentType, sizeBytes, contentHash, failure } = attachment;
  return {
    id,
    message_id: messageId,
    position,
    file_name: fileName,
    content_type: contentType,
    size_bytes: sizeBytes,
    is_inline: 0 as const,
    content_hash: contentHash,
    fetch_state: failure === null ? ('here' as const) : ('failed' as const),
    failure,
  };
}

function priorityOf(chat: ImportedChat, now: number) {
  const facts = {
    direction: chat.direction,
    kind: kindOf(chat),
    subject: chat.subject,
    text: chat.text,
    sentAt: chat.sentAt,
    isUnanswered: false,
    addressed: 'direct',
    sentiment: chat.sentiment.compound,
    sender: null,
  } as const;
  return scoreMessage(facts, now);
}
