import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/domain-failure.js';
import type { PageQuery } from '../../common/page.dto.js';
import type { JsonPage } from '../../common/page.js';
import { cursorOf, pageFrom } from '../../common/paging.js';
import { StatCounters } from '../analytics/stat-counters.js';
import { contactJson } from './contact.json.js';
import { contactOf } from './contact.row.js';
import type { Contact } from './contacts.dto.js';
import { ContactsRepository } from './contacts.repository.js';

@Injectable()
export class ContactsService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly counters: StatCounters,
  ) {}

  async list(query: PageQuery): Promise<JsonPage> {
    const rows = await this.contacts.list(query.limit + 1, cursorOf(query));
    const total = await this.counters.get('contacts');
    const placeOf = (row: (typeof rows)[number]) => ({ at: row.last_message_at || null, id: row.id });
    return pageFrom(rows, query.limit, total, placeOf, contactJson);
  }

  async get(contactId: string): Promise<Contact> {
    const row = await this.contacts.find(contactId);
    if (row === undefined) throw notFound('contact');
    return contactOf(row);
  }
}
