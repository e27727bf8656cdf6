import type { ContactListQuery } from '@concordia/contract/people';
import { type Cursor, contactSearchTerms } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { JsonPage } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { contactJson } from '../contact-records/contact.json.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactListRepository } from './contact-list.repository.js';
import { placeIn } from './contact-order.js';

@Injectable()
export class ContactsService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly lists: ContactListRepository,
    private readonly counters: StatCounters,
  ) {}

  async list({ q, sort, order, channel, tag, ...query }: ContactListQuery): Promise<JsonPage> {
    const filter = { terms: q === undefined ? [] : contactSearchTerms(q), channel, tag };
    const after = cursorOf(query);
    const isFiltered = filter.terms.length > 0 || channel !== undefined || tag !== undefined;
    if (isFiltered || sort !== 'activity' || order === 'asc') {
      const count = isFiltered ? await this.lists.count(filter) : await this.#all();
      const rows = await this.lists.list({ ...filter, sort, order, limit: query.limit + 1, after }, count);
      return { ...pageFrom(rows, query.limit, count.total, (row) => placeIn({ sort }, row), contactJson), ...count };
    }
    const rows = await this.contacts.list(query.limit + 1, after);
    return pageFrom(rows, query.limit, (await this.#all()).total, placeByActivity, contactJson);
  }

  async #all() {
    return { total: await this.counters.get('contacts'), totalIsMinimum: false };
  }
}

const placeByActivity = (row: { readonly id: string; readonly last_message_at: number }): Cursor => ({
  at: row.last_message_at || null,
  id: row.id,
});
