import type { Conversation, ConversationListQuery } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import type { MessageRow } from '../messages/message.row.js';
import { MessageFinder } from '../messages/message-finder.js';
import { type ConversationRow, conversationOf, excerptOf } from './conversation.row.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import { ConversationMatches } from './conversation-matches.js';
import { SortedConversations } from './sorting/sorted-conversations.js';

@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationListsRepository,
    private readonly matches: ConversationMatches,
    private readonly sorted: SortedConversations,
    private readonly messages: MessageFinder,
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

  list({ q, sort, order, ...filters }: ConversationListQuery): Promise<Page<Conversation>> {
    const isSearch = q !== undefined && q !== '';
    const isUsual = sort === undefined || (sort === 'activity' && order !== 'asc' && !isSearch);
    if (!isUsual) return this.#sorted({ q, sort, order, ...filters });
    return isSearch ? this.#found({ q, ...filters }) : this.#filtered(filters);
  }

  async #filtered({ limit, cursor, ...query }: Omit<ConversationListQuery, 'q'>) {
    const filter = await this.matches.filterOf(query);
    const after = cursorOf({ cursor });
    const rows = await this.conversations.list(filter, limit + 1, after);
    const all = after === null && rows.length <= limit ? rows : null;
    const { total, totalIsMinimum } = await this.matches.total(filter, all);
    const page = pageFrom(rows, limit, total, placeOf, (row) => row);
    return { ...page, items: await this.#shown(page.items), totalIsMinimum };
  }

  async #sorted(query: ConversationListQuery): Promise<Page<Conversation>> {
    const page = await this.sorted.page(query);
    return { ...page, items: await this.byId(page.items) };
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

  async #shown(rows: readonly ConversationRow[]): Promise<Conversation[]> {
    const around = await this.conversations.around(rows);
    return rows.map((row) => conversationOf(row, around));
  }
}

const placeOf = (row: ConversationRow) => ({ at: row.last_message_at, id: row.id });

const withMatch = (conversation: Conversation, row: MessageRow | undefined): Conversation =>
  row === undefined ? conversation : { ...conversation, match: excerptOf({ ...row, contact_name: row.c_name }) };
