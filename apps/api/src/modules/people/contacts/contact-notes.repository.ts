import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NOTE_COLUMNS } from './contact-rows.js';

@Injectable()
export class ContactNotesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first, starting after `after`. */
  list(contactId: string, limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('contact_note')
      .select(NOTE_COLUMNS)
      .where('contact_id', '=', contactId)
      .where(olderThan('contact_note.created_at', 'contact_note.id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['contact_note']>): Promise<void> {
    await tx.insertInto('contact_note').values(row).execute();
  }

  /** @returns the updated note; `undefined` if the contact has no such note. */
  update(tx: WorkspaceTransaction, contactId: string, noteId: string, change: { text: string; updated_at: number }) {
    return tx
      .updateTable('contact_note')
      .set(change)
      .where('id', '=', noteId)
      .where('contact_id', '=', contactId)
      .returning(NOTE_COLUMNS)
      .executeTakeFirst();
  }

  /** @returns the removed note; `undefined` if the contact has no such note. */
  remove(tx: WorkspaceTransaction, contactId: string, noteId: string) {
    return tx
      .deleteFrom('contact_note')
      .where('id', '=', noteId)
      .where('contact_id', '=', contactId)
      .returning(NOTE_COLUMNS)
      .executeTakeFirst();
  }
}
