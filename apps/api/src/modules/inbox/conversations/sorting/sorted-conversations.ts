import type { ConversationListQuery } from '@concordia/contract/inbox';
import { LARGEST_PAGE, usualConversationOrder } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../common/page.js';
import { cursorOf, pageFrom } from '../../../../common/paging.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { MessageFinder } from '../../messages/message-finder.js';
import type { ConversationFilter } from '../conversation-filter.js';
import { type ConversationFilterQuery, ConversationMatches } from '../conversation-matches.js';
import { type ConversationOrder, placeIn } from './conversation-order.js';
import { sortKey } from './sort-keys.repository.js';
import { SortedConversationsRepository } from './sorted-conversations.repository.js';

/** Conversations that are sorted by something else than their activity: the most recently active ones. */
const MOST_SORTED = 50_000;

/** Newest messages of a search whose conversations are sorted. */
const MOST_FOUND = 1_000;

/** What a sorted list includes. The same for all of its pages. */
export interface SortedMatches {
  readonly filter: ConversationFilter;
  readonly since: number | null;
  /** There are more than are included. */
  readonly isCut: boolean;
}

type SortedQuery = Omit<ConversationListQuery, 'limit' | 'cursor'>;

/** Conversations by any of their columns. */
@Injectable()
export class SortedConversations {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly sorted: SortedConversationsRepository,
    private readonly matches: ConversationMatches,
    private readonly messages: MessageFinder,
  ) {}

  /** @returns the ids of a page. */
  async page({ limit, cursor, order: direction, ...query }: ConversationListQuery): Promise<Page<string>> {
    const order = orderOf({ sort: query.sort, order: direction });
    const matches = await this.matching(query);
    const after = cursorOf({ cursor });
    const rows = await this.sorted.page({ ...matches, ...order, limit: limit + 1, after });
    const isAll = after === null && rows.length <= limit && !matches.isCut;
    const { total, totalIsMinimum } = await this.matches.total(matches.filter, isAll ? rows : null);
    const key = sortKey(order.sort, this.db.kind);
    const page = pageFrom(
      rows,
      limit,
      total,
      (row) => placeIn(key, row),
      ({ id }) => id,
    );
    return { ...page, totalIsMinimum: totalIsMinimum || (matches.isCut && query.q !== undefined) };
  }

  /** @param most newest messages of a search whose conversations are included. */
  async matching({ q, sort, ...query }: Omit<SortedQuery, 'order'>, most = MOST_FOUND): Promise<SortedMatches> {
    if (q !== undefined && q !== '') return this.#found(q, query, most);
    const filter = await this.matches.filterOf(query);
    if (sort === 'activity' || sort === 'started') return { filter, since: null, isCut: false };
    const since = await this.sorted.activityAt(filter, MOST_SORTED);
    return { filter, since, isCut: since !== null };
  }

  /** The conversations of the newest messages found. As in an unsorted search, the filters other than the column apply to the message. */
  async #found(q: string, { status, ...query }: ConversationFilterQuery, most: number): Promise<SortedMatches> {
    const ids = new Set<string>();
    let cursor: string | undefined;
    let read = 0;
    do {
      const limit = Math.min(LARGEST_PAGE, most - read);
      const page = await this.messages.page({ ...query, q, limit, cursor }, (row) => row.conversation_id);
      for (const id of page.items) ids.add(id);
      read += Math.max(page.items.length, 1);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && read < most);
    return {
      filter: { ids: [...ids], ...(status !== undefined && { status }) },
      since: null,
      isCut: cursor !== undefined,
    };
  }
}

export const orderOf = ({ sort = 'activity', order }: Pick<SortedQuery, 'sort' | 'order'>): ConversationOrder => ({
  sort,
  order: order ?? usualConversationOrder(sort),
});
