import { Injectable } from '@nestjs/common';
import { contactEntry } from '../../../database/search-rows.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactIndexRepository } from './contact-index.repository.js';
import { inChunks } from './in-chunks.js';

/**
 * Maintains the contact index for search and sorting, in the transaction that writes the contact. A contact missing here is missing from every list
 * that is searched or sorted by name or company. Whoever stores a contact, or changes its name, company, title, address, numbers, handles or tags,
 * calls {@link put} afterwards.
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
