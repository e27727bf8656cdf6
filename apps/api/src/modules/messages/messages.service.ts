import type { CountedMessage } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/domain-failure.js';
import type { PageQuery } from '../../common/page.dto.js';
import type { JsonPage, Page } from '../../common/page.js';
import { cursorOf, pageFrom } from '../../common/paging.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { CounterTally, cellName } from '../analytics/counter-tally.js';
import { StatCounters } from '../analytics/stat-counters.js';
import { ContactsRepository } from '../contacts/contacts.repository.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { ChangeLog } from '../stream/change-log.js';
import { MessageDetails } from './message-details.js';
import { messageJson } from './message.json.js';
import { type MessageRow, messageOf } from './message.row.js';
import type { Message, MessageDetail, MessageListQuery, MessageUpdate } from './messages.dto.js';
import { type MessageFilter, MessagesRepository } from './messages.repository.js';

const placeOf = (row: MessageRow) => ({ at: row.sent_at, id: row.id });

@Injectable()
export class MessagesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: MessagesRepository,
    private readonly details: MessageDetails,
    private readonly conversations: ConversationsRepository,
    private readonly contacts: ContactsRepository,
    private readonly counters: StatCounters,
    private readonly changes: ChangeLog,
  ) {}

  async list({ status, channel, ...query }: MessageListQuery): Promise<JsonPage> {
    return this.#page({ status, channel }, query, await this.counters.get(counterOf(status, channel)));
  }

  async listOfContact(contactId: string, query: PageQuery): Promise<JsonPage> {
    const total = await this.contacts.messageCount(contactId);
    if (total === undefined) throw notFound('contact');
    return this.#page({ contactId }, query, total);
  }

  async listOfConversation(conversationId: string, query: PageQuery): Promise<Page<MessageDetail>> {
    const conversation = await this.conversations.find(conversationId);
    if (conversation === undefined) throw notFound('conversation');
    const rows = await this.messages.list({ conversationId }, query.limit + 1, cursorOf(query));
    const page = pageFrom(rows, query.limit, conversation.message_count, placeOf, (row) => row);
    return { ...page, items: await this.details.of(page.items) };
  }

  async get(messageId: string): Promise<MessageDetail> {
    const row = await this.messages.find(messageId);
    const [detail] = row === undefined ? [] : await this.details.of([row]);
    if (detail === undefined) throw notFound('message');
    return detail;
  }

  /** What a person decides holds: `status_source` and `urgency_source` keep rules and imports from changing it back. */
  async update(messageId: string, update: MessageUpdate): Promise<Message> {
    await this.db.write(async (tx) => {
      const row = await this.messages.findForUpdate(tx, messageId);
      if (row === undefined) throw notFound('message');
      const before: CountedMessage = {
        channel: row.channel,
        direction: row.direction,
        status: row.status,
        isRead: row.is_read === 1,
        isUrgent: row.is_urgent,
      };
      await this.messages.update(tx, messageId, {
        ...(update.status !== undefined && { status: update.status, status_source: 'person' }),
        ...(update.isRead !== undefined && { is_read: update.isRead ? 1 : 0 }),
        ...(update.isUrgent !== undefined && { is_urgent: update.isUrgent, urgency_source: 'person' }),
      });
      await this.counters.apply(tx, new CounterTally().message(before, after(before, update)));
      await this.changes.record(tx, ['messages', 'stats']);
    });
    const changed = await this.messages.find(messageId);
    if (changed === undefined) throw notFound('message');
    return messageOf(changed);
  }

  async #page(filter: MessageFilter, query: PageQuery, total: number): Promise<JsonPage> {
    const rows = await this.messages.list(filter, query.limit + 1, cursorOf(query));
    return pageFrom(rows, query.limit, total, placeOf, messageJson);
  }
}

function after(before: CountedMessage, update: MessageUpdate): CountedMessage {
  return {
    ...before,
    status: update.status ?? before.status,
    isRead: update.isRead ?? before.isRead,
    isUrgent: update.isUrgent ?? before.isUrgent,
  };
}

/** The counter that knows how many messages a list has in all. */
function counterOf(status: MessageListQuery['status'], channel: MessageListQuery['channel']): string {
  if (status !== undefined && channel !== undefined) return cellName(status, channel);
  if (status !== undefined) return `status:${status}`;
  return channel === undefined ? 'messages' : `channel:${channel}`;
}
