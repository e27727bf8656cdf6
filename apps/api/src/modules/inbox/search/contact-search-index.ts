import { Injectable } from '@nestjs/common';
import { contactEntry } from '../../../database/search-rows.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactIndexRepository } from './contact-index.repository.js';
import { inChunks } from './in-chunks.js';

/**
 * Keeps what contacts are sorted and found by, in the very transactions that write them. A contact that is not in here is in no list that is
 * searched, or sorted by name or company, so whoever stores one, or changes its name, company, title, address, numbers, handles or tags,
 * calls {@link put} after that.
 */
@Injectable()
export class ContactSearchIndex {
  constructor(private readonly rows: ContactIndexRepository) {}

  put(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    return this.putAll(tx, [contactId]);
  }

  async putAll(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(contactIds)])) {
      await this.rows.remove(tx, ids);
      await this.#insert(tx, ids);
    }
  }

  async remove(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(contactIds)])) await this.rows.remove(tx, ids);
  }

  /** Forgets every contact of the workspace. */
  clear(tx: WorkspaceTransaction): Promise<void> {
    return this.rows.clear(tx);
  }

  async #insert(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    const contacts = await this.rows.stored(tx, ids);
    if (contacts.length === 0) return;
    const entries = contacts.map((contact) => ({ contact_id: contact.id, ...contactEntry(contact) }));
    await this.rows.insert(tx, entries);
  }
}
