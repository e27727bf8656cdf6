import type { ContactExtra, ContactListQuery } from '@concordia/contract/people';
import { type Cursor, contactSearchTerms } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { JsonPage } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { contactJson } from '../contact-records/contact.json.js';
import type { ContactRow } from '../contact-records/contact.row.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactExtras } from './contact-extras.js';
import { ContactListRepository } from './contact-list.repository.js';
import { placeIn } from './contact-order.js';

@Injectable()
export class ContactsService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly lists: ContactListRepository,
    private readonly extras: ContactExtras,
    private readonly counters: StatCounters,
  ) {}

  async list({ q, sort, order, channel, tag, include = [], ...query }: ContactListQuery): Promise<JsonPage> {
    const filter = { terms: q === undefined ? [] : contactSearchTerms(q), channel, tag };
    const after = cursorOf(query);
    const isFiltered = filter.terms.length > 0 || channel !== undefined || tag !== undefined;
    if (isFiltered || sort !== 'activity' || order === 'asc') {
      const count = isFiltered ? await this.lists.count(filter) : await this.#all();
      const rows = await this.lists.list({ ...filter, sort, order, limit: query.limit + 1, after }, count);
      const json = await this.#jsonOf(rows, include);
      return { ...pageFrom(rows, query.limit, count.total, (row) => placeIn({ sort }, row), json), ...count };
    }
    const rows = await this.contacts.list(query.limit + 1, after);
    const json = await this.#jsonOf(rows, include);
    return pageFrom(rows, query.limit, (await this.#all()).total, placeByActivity, json);
  }

  /** Writes a contact as JSON, with what the list is to include. */
  async #jsonOf(rows: readonly ContactRow[], include: readonly ContactExtra[]): Promise<(row: ContactRow) => string> {
    if (include.length === 0) return contactJson;
    const extrasOf = await this.extras.of(
      rows.map(({ id }) => id),
      include,
    );
    return (row) => `${contactJson(row).slice(0, -1)},${JSON.stringify(extrasOf(row.id)).slice(1)}`;
  }

  async #all() {
    return { total: await this.counters.get('contacts'), totalIsMinimum: false };
  }
}

const placeByActivity = (row: { readonly id: string; readonly last_message_at: number }): Cursor => ({
  at: row.last_message_at || null,
  id: row.id,
});
