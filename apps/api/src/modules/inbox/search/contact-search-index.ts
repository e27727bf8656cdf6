import { Injectable } from '@nestjs/common';
import { contactEntry } from '../../../database/search-rows.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { inChunks } from './in-chunks.js';

/**
 * Keeps what contacts are sorted and found by, in the very transactions that write them. A contact that is not in here is in no list that is
 * searched, or sorted by name or company, so whoever stores one, or changes its name, company, title, address, numbers, handles or tags,
 * calls {@link put} after that.
 */
@Injectable()
export class ContactSearchIndex {
  constructor(private readonly db: WorkspaceDatabase) {}

  put(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    return this.putAll(tx, [contactId]);
  }

  async putAll(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(contactIds)])) {
      await this.#delete(tx, ids);
      await this.#insert(tx, ids);
    }
  }

  async remove(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(contactIds)])) await this.#delete(tx, ids);
  }

  /** Forgets every contact of the workspace. */
  async clear(tx: WorkspaceTransaction): Promise<void> {
    await tx.deleteFrom('contact_fts_entry').execute();
    if (this.db.kind === 'sqlite') await tx.deleteFrom('contact_fts').execute();
  }

  async #insert(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    const entries = (await texts(tx, ids)).map((contact) => ({ contact_id: contact.id, ...contactEntry(contact) }));
    if (entries.length === 0) return;
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

  async #delete(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    if (this.db.kind === 'sqlite') {
      const rows = await tx.selectFrom('contact_fts_entry').select('place').where('contact_id', 'in', ids).execute();
      const places = rows.map(({ place }) => place);
      if (places.length > 0) await tx.deleteFrom('contact_fts').where('rowid', 'in', places).execute();
    }
    await tx.deleteFrom('contact_fts_entry').where('contact_id', 'in', ids).execute();
  }
}

/** Contacts with everything that they can be found by. */
async function texts(tx: WorkspaceTransaction, ids: readonly string[]) {
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
