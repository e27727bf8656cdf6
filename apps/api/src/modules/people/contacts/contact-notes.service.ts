import type { PageQuery } from '@concordia/contract';
import type { ContactNote } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactNotesRepository } from './contact-notes.repository.js';
import { noteOf } from './contact-rows.js';

@Injectable()
export class ContactNotesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly notes: ContactNotesRepository,
    private readonly people: PersonDataRegistry,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async list(contactId: string, query: PageQuery): Promise<Page<ContactNote>> {
    if ((await this.contacts.find(contactId)) === undefined) throw notFound('contact');
    const rows = await this.notes.list(contactId, query.limit + 1, cursorOf(query));
    const total = await this.people.count('notes', contactId);
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.created_at, id: row.id }), noteOf);
  }

  async create(contactId: string, text: string): Promise<ContactNote> {
    const now = this.clock.now();
    const row = { id: this.ids.next(), contact_id: contactId, text, created_at: now, updated_at: now };
    await this.#write(contactId, (tx) => this.notes.insert(tx, row));
    return noteOf(row);
  }

  async update(contactId: string, noteId: string, text: string): Promise<ContactNote> {
    const change = { text, updated_at: this.clock.now() };
    const row = await this.#write(contactId, (tx) => this.notes.update(tx, contactId, noteId, change));
    if (row === undefined) throw notFound('note');
    return noteOf(row);
  }

  async remove(contactId: string, noteId: string): Promise<ContactNote> {
    const row = await this.#write(contactId, (tx) => this.notes.remove(tx, contactId, noteId));
    if (row === undefined) throw notFound('note');
    return noteOf(row);
  }

  #write<Result>(contactId: string, work: (tx: WorkspaceTransaction) => Promise<Result>): Promise<Result> {
    return this.db.write(async (tx) => {
      if (!(await this.contacts.exists(tx, contactId))) throw notFound('contact');
      const result = await work(tx);
      return result;
    });
  }
}
