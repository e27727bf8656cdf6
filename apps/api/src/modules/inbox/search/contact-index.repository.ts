import { Injectable } from '@nestjs/common';
import type { contactEntry } from '../../../database/search-rows.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

type ContactEntry = ReturnType<typeof contactEntry> & { readonly contact_id: string };

@Injectable()
export class ContactIndexRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async stored(tx: WorkspaceTransaction, ids: readonly string[]) {
    const contacts = await tx
      .selectFrom('contact')
      .select(['id', 'name', 'company', 'title', 'email', 'phone'])
      .where('id', 'in', ids)
      .execute();
    const points = await tx
      .selectFrom('contact_point')
      .select(['contact_id', 'handle'])
      .where('contact_id', 'in', ids)
      .execute();
    const tags = await tx
      .selectFrom('contact_tag')
      .select(['contact_id', 'tag'])
      .where('contact_id', 'in', ids)
      .execute();
    const handlesOf = Map.groupBy(points, ({ contact_id }) => contact_id);
    const tagsOf = Map.groupBy(tags, ({ contact_id }) => contact_id);
    return contacts.map((contact) => ({
      ...contact,
      handles: (handlesOf.get(contact.id) ?? []).map(({ handle }) => handle),
      tags: (tagsOf.get(contact.id) ?? []).map(({ tag }) => tag),
    }));
  }

  async insert(tx: WorkspaceTransaction, entries: readonly ContactEntry[]): Promise<void> {
    if (this.db.kind === 'postgresql') {
      await tx.insertInto('contact_fts_entry').values(entries).execute();
      return;
    }
    const words = new Map(entries.map((entry) => [entry.contact_id, entry.words]));
    const placed = await tx
      .insertInto('contact_fts_entry')
      .values(entries)
      .returning(['contact_id', 'place'])
      .execute();
    const rows = placed.map(({ contact_id, place }) => ({ rowid: place, words: words.get(contact_id) ?? '' }));
    await tx.insertInto('contact_fts').values(rows).execute();
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    if (this.db.kind === 'sqlite') {
      const rows = await tx.selectFrom('contact_fts_entry').select('place').where('contact_id', 'in', ids).execute();
      const places = rows.map(({ place }) => place);
      if (places.length > 0) await tx.deleteFrom('contact_fts').where('rowid', 'in', places).execute();
    }
    await tx.deleteFrom('contact_fts_entry').where('contact_id', 'in', ids).execute();
  }

  async clear(tx: WorkspaceTransaction): Promise<void> {
    await tx.deleteFrom('contact_fts_entry').execute();
    if (this.db.kind === 'sqlite') await tx.deleteFrom('contact_fts').execute();
  }
}
