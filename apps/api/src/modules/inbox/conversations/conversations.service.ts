import type { Conversation, ConversationListQuery } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { type BoundedTotal, boundedTotal, COUNT_BOUND, type Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { PeopleFilter } from '../../insight/selector-search/people-filter.js';
import { StatCounters } from '../counters/stat-counters.js';
import type { MessageRow } from '../messages/message.row.js';
import { MessageFinder } from '../messages/message-finder.js';
import { type ConversationRow, conversationOf, excerptOf } from './conversation.row.js';
import { type ConversationFilter, counterOf } from './conversation-filter.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';

@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationListsRepository,
    private readonly counters: StatCounters,
    private readonly messages: MessageFinder,
    private readonly people: PeopleFilter,
  ) {}

  async get(conversationId: string): Promise<Conversation> {
    const [conversation] = await this.byId([conversationId]);
    if (conversation === undefined) throw notFound('conversation');
    return conversation;
  }

  /** In the order of the ids; unknown ones are left out. */
  async byId(ids: readonly string[]): Promise<Conversation[]> {
    const found = new Map((await this.conversations.byId(ids)).map((row) => [row.id, row]));
    return this.#shown(ids.flatMap((id) => found.get(id) ?? []));
  }

  list({ q, ...filters }: ConversationListQuery): Promise<Page<Conversation>> {
    return q === undefined || q === '' ? this.#filtered(filters) : this.#found({ q, ...filters });
  }

  async #filtered({ limit, cursor, people, contactId, ...rest }: Omit<ConversationListQuery, 'q'>) {
    const found = people === undefined ? undefined : await this.people.contacts(people);
    const contactIds = contactId === undefined ? found : [contactId].filter((id) => found?.includes(id) ?? true);
    const filter = { ...rest, ...(contactIds !== undefined && { contactIds }) };
    const after = cursorOf({ cursor });
    const rows = await this.conversations.list(filter, limit + 1, after);
    const { total, totalIsMinimum } = await this.#total(filter, after === null && rows.length <= limit ? rows : null);
    const page = pageFrom(rows, limit, total, placeOf, (row) => row);
    return { ...page, items: await this.#shown(page.items), totalIsMinimum };
  }

  /** Searches messages and shows each conversation once a page, at its newest match. */
  async #found({ status, ...query }: ConversationListQuery): Promise<Page<Conversation>> {
    const page = await this.messages.page(query, (row) => row);
    const newest = new Map<string, MessageRow>();
    for (const row of page.items) if (!newest.has(row.conversation_id)) newest.set(row.conversation_id, row);
    const conversations = await this.byId([...newest.keys()]);
    const items = conversations
      .filter((one) => status === undefined || (one.status === status && one.snooze === null))
      .map((one) => withMatch(one, newest.get(one.id)));
    return { ...page, items };
  }

  async #total(filter: ConversationFilter, all: readonly unknown[] | null): Promise<BoundedTotal> {
    if (all !== null) return { total: all.length, totalIsMinimum: false };
    const counter = counterOf(filter);
    if (counter !== null) return { total: await this.counters.get(counter), totalIsMinimum: false };
    return boundedTotal(await this.conversations.count(filter, COUNT_BOUND + 1));
  }

  async #shown(rows: readonly ConversationRow[]): Promise<Conversation[]> {
    const around = await this.conversations.around(rows);
    return rows.map((row) => conversationOf(row, around));
  }
}

const placeOf = (row: ConversationRow) => ({ at: row.last_message_at, id: row.id });

const withMatch = (conversation: Conversation, row: MessageRow | undefined): Conversation =>
  row === undefined ? conversation : { ...conversation, match: excerptOf({ ...row, contact_name: row.c_name }) };
