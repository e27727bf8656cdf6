import type { ConversationListQuery } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { type BoundedTotal, boundedTotal, COUNT_BOUND } from '../../../common/page.js';
import { hidesAccounts } from '../../../database/request-context.js';
import { PeopleFilter } from '../../insight/selector-search/people-filter.js';
import { StatCounters } from '../counters/stat-counters.js';
import { type ConversationFilter, counterOf } from './conversation-filter.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';

export type ConversationFilterQuery = Omit<ConversationListQuery, 'q' | 'limit' | 'cursor' | 'sort' | 'order'>;

/** What a request filters by, and how many conversations pass. */
@Injectable()
export class ConversationMatches {
  constructor(
    private readonly conversations: ConversationListsRepository,
    private readonly counters: StatCounters,
    private readonly people: PeopleFilter,
  ) {}

  async filterOf({ people, contactId, ...rest }: ConversationFilterQuery): Promise<ConversationFilter> {
    const found = people === undefined ? undefined : await this.people.contacts(people);
    const contactIds = contactId === undefined ? found : [contactId].filter((id) => found?.includes(id) ?? true);
    return { ...rest, ...(contactIds !== undefined && { contactIds }) };
  }

  /** @param all every match, if they are known. */
  async total(filter: ConversationFilter, all: readonly unknown[] | null): Promise<BoundedTotal> {
    if (all !== null) return { total: all.length, totalIsMinimum: false };
    // The counters are of all accounts.
    const counter = hidesAccounts() ? null : counterOf(filter);
    if (counter !== null) return { total: await this.counters.get(counter), totalIsMinimum: false };
    return boundedTotal(await this.conversations.count(filter, COUNT_BOUND + 1));
  }
}
