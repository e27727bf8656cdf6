import type { ContactListQuery } from '@concordia/contract/people';
import { type Cursor, contactSearchTerms } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { JsonPage } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { contactJson } from '../contact-records/contact.json.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactListRepository, type ListedContact } from './contact-list.repository.js';

@Injectable()
export class ContactsService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly lists: ContactListRepository,
    private readonly counters: StatCounters,
  ) {}

  async list({ q, sort, ...query }: ContactListQuery): Promise<JsonPage> {
    const terms = q === undefined ? [] : contactSearchTerms(q);
    const after = cursorOf(query);
    if (terms.length > 0 || sort !== 'activity') {
      const count = terms.length > 0 ? await this.lists.count(terms) : await this.#all();
      const rows = await this.lists.list({ terms, sort, limit: query.limit + 1, after }, count);
      const placeOf = (row: ListedContact): Cursor =>
        sort === 'activity' ? placeByActivity(row) : { at: null, id: row.id, key: row[`${sort}_key`] };
      return { ...pageFrom(rows, query.limit, count.total, placeOf, contactJson), ...count };
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
