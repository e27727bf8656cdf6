import type { PageQuery } from '@concordia/contract';
import type { MessageDetail, MessageListQuery } from '@concordia/contract/inbox';
import { encodeCursor } from '@concordia/domain';
import { readSearch } from '@concordia/domain/message-query';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import type { JsonPage, Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { PeopleFilter } from '../../insight/selector-search/people-filter.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { ConversationsRepository } from '../correspondence/conversations.repository.js';
import { messageJson } from './message.json.js';
import type { MessageRow } from './message.row.js';
import { MessageDetails } from './message-details.js';
import type { MessageFilter } from './message-filter.js';
import { MessageSearch } from './message-search.js';
import { MessageTotals } from './message-totals.js';
import { MessagesRepository } from './messages.repository.js';
import { partsOf } from './searched-messages.js';

const placeOf = (row: MessageRow) => ({ at: row.sent_at, id: row.id });

const instantOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly details: MessageDetails,
    private readonly conversations: ConversationsRepository,
    private readonly contacts: ContactsRepository,
    private readonly search: MessageSearch,
    private readonly totals: MessageTotals,
    private readonly people: PeopleFilter,
    private readonly db: WorkspaceDatabase,
  ) {}

  async list({ q, limit, cursor, from, to, people, ...rest }: MessageListQuery): Promise<JsonPage> {
    const contactIds = people === undefined ? undefined : await this.people.contacts(people);
    const { query } = readSearch(q ?? '');
    const { terms, also } = await partsOf(query, { kind: this.db.kind, people: this.people });
    const filter = { ...rest, contactIds, from: instantOf(from), to: instantOf(to), also };
    const after = cursorOf({ cursor });
    if (terms.length > 0) {
      const found = await this.search.find(terms, filter, limit, after);
      const page = pageFrom(found.rows, limit, found.total, placeOf, messageJson);
      const stopped = found.stoppedAt === null ? null : encodeCursor(found.stoppedAt);
      return { ...page, totalIsMinimum: found.totalIsMinimum, nextCursor: page.nextCursor ?? stopped };
    }
    const sized = await this.totals.weighed(await this.messages.sized(filter));
    const rows = await this.messages.list(sized, limit + 1, after);
    const { total, totalIsMinimum } = await this.totals.of(sized, after === null && rows.length <= limit ? rows : null);
    return { ...pageFrom(rows, limit, total, placeOf, messageJson), totalIsMinimum };
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
