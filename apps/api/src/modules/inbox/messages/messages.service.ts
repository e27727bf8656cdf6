import type { PageQuery } from '@concordia/contract';
import type { MessageDetail, MessageListQuery } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import type { JsonPage, Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { ConversationsRepository } from '../correspondence/conversations.repository.js';
import { messageJson } from './message.json.js';
import { MessageDetails } from './message-details.js';
import type { MessageFilter } from './message-filter.js';
import { MessageFinder, placeOf } from './message-finder.js';
import { MessagesRepository } from './messages.repository.js';

@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly details: MessageDetails,
    private readonly conversations: ConversationsRepository,
    private readonly contacts: ContactsRepository,
    private readonly finder: MessageFinder,
  ) {}

  list(query: MessageListQuery): Promise<JsonPage> {
    return this.finder.page(query, messageJson);
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

  async #page(filter: MessageFilter, query: PageQuery, total: number): Promise<JsonPage> {
    const rows = await this.messages.list(filter, query.limit + 1, cursorOf(query));
    return pageFrom(rows, query.limit, total, placeOf, messageJson);
  }
}
