import { type Channel, type Direction, type MessageKind, preview, type Receipt } from '@concordia/domain';
import { messageSentiment } from '@concordia/domain/sentiment';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { MessageSearchIndex } from '../search/message-search-index.js';
import { ConversationSorter } from '../sorting/conversation-sorter.js';
import { MessageWriterRepository } from './message-writer.repository.js';

interface Mailbox {
  readonly name: string | null;
  readonly address: string | null;
}

export interface MailingListHeaders {
  readonly original: readonly Mailbox[];
  readonly listPost: string | null;
  readonly listId: string | null;
}

export interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  /** `null` for automated messages without a contact. */
  readonly contactId: string | null;
  readonly channel: Channel;
  /** The account it came in or left by. @default none */
  readonly accountId?: string | null;
  readonly direction: Direction;
  /** @default 'personal' */
  readonly kind?: MessageKind;
  /** The provider's time, ms since the epoch. */
  readonly sentAt: number;
  readonly subject: string | null;
  readonly text: string;
  /** Stands in lists where the text is empty. @default nothing */
  readonly summary?: string;
  readonly quotedText?: string | null;
  readonly signature?: string | null;
  /** Sanitized. */
  readonly html?: string | null;
  readonly attachmentCount?: number;
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  /** @default none */
  readonly cc?: readonly Mailbox[];
  /** @default none */
  readonly bcc?: readonly Mailbox[];
  /** @default none */
  readonly replyTo?: readonly Mailbox[];
  /** The headers of a mailing list. @default none */
  readonly mailingList?: MailingListHeaders | null;
  /** Where a received email names us. @default 'direct' */
  readonly addressed?: 'direct' | 'copied' | 'unknown';
  /** Identifies duplicates: `dedupeKeyOf` a stable id, or the key of an email. */
  readonly dedupeKey: string;
  /** `null` unless the message is sent from the outbox. */
  readonly receipt: Receipt | null;
}

const NO_SENTIMENT = { label: 'unknown', compound: null } as const;

/** Stores single messages, by the same rules as bulk import. */
@Injectable()
export class MessageWriter {
  constructor(
    private readonly rows: MessageWriterRepository,
    private readonly counters: StatCounters,
    private readonly sorter: ConversationSorter,
    private readonly search: MessageSearchIndex,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a message to its conversation and updates counts, columns, priorities and the search index.
   *
   * @returns `false`, having written nothing, if the message already exists.
   */
  async add(tx: WorkspaceTransaction, message: NewMessage): Promise<boolean> {
    if (!(await this.#insert(tx, message))) return false;
    await this.#count(tx, message);
    await this.sorter.sortAround(tx, message.conversationId);
    await this.search.add(tx, [message.id]);
    return true;
  }

  async #insert(tx: WorkspaceTransaction, message: NewMessage): Promise<boolean> {
    const { id, conversationId, contactId, channel, direction, sentAt, subject, text, receipt } = message;
    const isOurs = direction === 'outbound';
    const status = isOurs ? 'waiting' : 'inbox';
    const kind = message.kind ?? 'personal';
    const sentiment = kind === 'personal' ? messageSentiment(text) : NO_SENTIMENT;
    const isNew = await this.rows.insert(tx, {
      id,
      conversation_id: conversationId,
      contact_id: contactId,
      channel,
      account_id: message.accountId ?? null,
      direction,
      kind,
      sent_at: sentAt,
      subject,
      excerpt: preview(text.trim() === '' ? (message.summary ?? '') : text),
      status,
      is_read: isOurs ? 1 : 0,
      sentiment_label: sentiment.label,
      sentiment_compound: sentiment.compound,
      attachment_count: message.attachmentCount ?? 0,
      addressed: isOurs ? 'unknown' : (message.addressed ?? 'direct'),
      dedupe_key: message.dedupeKey,
      receipt,
      stored_at: this.clock.now(),
    });
    if (!isNew) return false;
    await this.rows.insertBody(tx, bodyRow(message));
    const counted = { channel, direction, status, isRead: isOurs, isUrgent: 0, priority: 0, isSnoozed: false } as const;
    await this.counters.apply(tx, new CounterTally().message(null, counted, conversationId));
    return true;
  }

  async #count(tx: WorkspaceTransaction, message: NewMessage): Promise<void> {
    const { conversationId, contactId, direction, sentAt, accountId = null } = message;
    await this.rows.countInConversation(tx, conversationId, sentAt);
    // The account that was written to answers.
    const isOurs = direction === 'outbound';
    if (accountId !== null) await this.rows.noteAccount(tx, conversationId, { accountId, sentAt, isOurs });
    if (contactId === null) return;
    const column = direction === 'inbound' ? 'inbound_count' : 'outbound_count';
    await this.rows.countAtContact(tx, contactId, column, sentAt);
  }
}

const bodyRow = (message: NewMessage): Insertable<ScopedTables['message_body']> => ({
  message_id: message.id,
  text: message.text,
  quoted_text: message.quotedText ?? null,
  signature: message.signature ?? null,
  html: message.html ?? null,
  remote_content_count: message.html?.match(/data-remote-src=/g)?.length ?? 0,
  from_name: message.from.name,
  from_address: message.from.address,
  to_list: JSON.stringify(message.to),
  cc_list: JSON.stringify(message.cc ?? []),
  bcc_list: JSON.stringify(message.bcc ?? []),
  reply_to_list: JSON.stringify(message.replyTo ?? []),
  mailing_list: message.mailingList ? JSON.stringify(message.mailingList) : null,
});
