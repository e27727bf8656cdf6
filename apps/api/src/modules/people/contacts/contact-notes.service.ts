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
import { ChangeLog } from '../../platform/stream/change-log.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { NOTE_COLUMNS, noteOf } from './contact-rows.js';
import { olderThan } from './older-than.js';

@Injectable()
export class ContactNotesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly people: PersonDataRegistry,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async list(contactId: string, query: PageQuery): Promise<Page<ContactNote>> {
    if ((await this.contacts.find(contactId)) === undefined) throw notFound('contact');
    const rows = await this.db.read
      .selectFrom('contact_note')
      .select(NOTE_COLUMNS)
      .where('contact_id', '=', contactId)
      .where(olderThan('contact_note.created_at', 'contact_note.id', cursorOf(query)))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const total = await this.people.count('notes', contactId);
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.created_at, id: row.id }), noteOf);
  }

  async create(contactId: string, text: string): Promise<ContactNote> {
    const now = this.clock.now();
    const row = { id: this.ids.next(), contact_id: contactId, text, created_at: now, updated_at: now };
    await this.#write(contactId, async (tx) => {
      await tx.insertInto('contact_note').values(row).execute();
    });
    return noteOf(row);
  }

  async update(contactId: string, noteId: string, text: string): Promise<ContactNote> {
    const row = await this.#write(contactId, (tx) =>
      tx
        .updateTable('contact_note')
        .set({ text, updated_at: this.clock.now() })
        .where('id', '=', noteId)
        .where('contact_id', '=', contactId)
        .returning(NOTE_COLUMNS)
        .executeTakeFirst(),
    );
    if (row === undefined) throw notFound('note');
    return noteOf(row);
  }

  async remove(contactId: string, noteId: string): Promise<ContactNote> {
    const row = await this.#write(contactId, (tx) =>
      tx
        .deleteFrom('contact_note')
        .where('id', '=', noteId)
        .where('contact_id', '=', contactId)
        .returning(NOTE_COLUMNS)
        .executeTakeFirst(),
    );
    if (row === undefined) throw notFound('note');
    return noteOf(row);
  }

  #write<Result>(contactId: string, work: (tx: WorkspaceTransaction) => Promise<Result>): Promise<Result> {
    return this.db.write(async (tx) => {
      const found = await tx.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst();
      if (found === undefined) throw notFound('contact');
      const result = await work(tx);
      await this.changes.record(tx, ['contacts']);
      return result;
    });
  }
}
