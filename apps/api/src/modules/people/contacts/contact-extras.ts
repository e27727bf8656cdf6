import type { Contact, ContactExtra } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { byAlphabet } from './contact-details.service.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';
import { customFieldsOf } from './contact-rows.js';

export type Extras = Pick<Contact, ContactExtra>;

/** Tags and custom fields of the contacts of one page. */
@Injectable()
export class ContactExtras {
  constructor(private readonly profiles: ContactProfilesRepository) {}

  /** @returns of a contact's id; every value asked for is there. */
  async of(contactIds: readonly string[], wanted: readonly ContactExtra[]): Promise<(contactId: string) => Extras> {
    const tags = wanted.includes('tags') ? await this.#tags(contactIds) : null;
    const fields = wanted.includes('customFields') ? await this.#fields(contactIds) : null;
    return (id) => ({
      ...(tags !== null && { tags: (tags.get(id) ?? []).toSorted(byAlphabet) }),
      ...(fields !== null && { customFields: customFieldsOf(fields.get(id)) }),
    });
  }

  async #tags(contactIds: readonly string[]): Promise<Map<string, string[]>> {
    const byContact = new Map<string, string[]>();
    // PostgreSQL has no empty list.
    if (contactIds.length === 0) return byContact;
    for (const { contact_id: id, tag } of await this.profiles.tagsOf(contactIds)) {
      byContact.set(id, [...(byContact.get(id) ?? []), tag]);
    }
    return byContact;
  }

  async #fields(contactIds: readonly string[]): Promise<Map<string, string>> {
    if (contactIds.length === 0) return new Map();
    const rows = await this.profiles.fieldsOf(contactIds);
    return new Map(rows.map(({ contact_id: id, custom_fields: fields }) => [id, fields]));
  }
}
