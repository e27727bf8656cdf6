import type { ContactDetail, Tag } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { byAlphabet, ContactDetailsService } from './contact-details.service.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';

/** Maximum tags listed. */
const LISTED = 1_000;

@Injectable()
export class ContactTagsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly details: ContactDetailsService,
    private readonly search: ContactSearchIndex,
    private readonly events: DomainEvents,
  ) {}

  /** Spellings that differ only in case count as one tag, shown in the first spelling. */
  async list(): Promise<Tag[]> {
    const rows = await this.profiles.countTags();
    const byWord = new Map<string, Tag>();
    for (const { tag, contacts } of rows.sort((one, another) => byAlphabet(one.tag, another.tag))) {
      const known = byWord.get(tag.toLowerCase());
      byWord.set(tag.toLowerCase(), { tag: known?.tag ?? tag, contacts: (known?.contacts ?? 0) + Number(contacts) });
    }
    return [...byWord.values()].sort((one, another) => another.contacts - one.contacts).slice(0, LISTED);
  }

  async set(contactId: string, tags: readonly string[]): Promise<ContactDetail> {
    await this.db.write(async (tx) => {
      if (!(await this.contacts.exists(tx, contactId))) throw notFound('contact');
      await this.profiles.setTags(tx, contactId, tags);
      await this.search.put(tx, contactId);
      const payload = { contact_id: contactId, fields: ['tags'] };
      await this.events.tell(tx, [{ topic: 'contact.updated', payload }]);
    });
    return this.details.get(contactId);
  }
}
