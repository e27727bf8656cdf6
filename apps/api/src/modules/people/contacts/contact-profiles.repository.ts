import type { CustomField } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

@Injectable()
export class ContactProfilesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async tags(contactId: string, reader: Reader = this.db.read): Promise<string[]> {
    const rows = await reader.selectFrom('contact_tag').select('tag').where('contact_id', '=', contactId).execute();
    return rows.map(({ tag }) => tag);
  }

  tagsOf(contactIds: readonly string[]) {
    return this.db.read
      .selectFrom('contact_tag')
      .select(['contact_id', 'tag'])
      .where('contact_id', 'in', [...contactIds])
      .execute();
  }

  fieldsOf(contactIds: readonly string[]) {
    return this.db.read
      .selectFrom('contact_profile')
      .select(['contact_id', 'custom_fields'])
      .where('contact_id', 'in', [...contactIds])
      .execute();
  }

  /** Custom fields of the contacts after one, by id. @param after `null` begins. */
  fieldsAfter(after: string | null, most: number) {
    const rows = this.db.read
      .selectFrom('contact_profile')
      .select(['contact_id', 'custom_fields'])
      .where('custom_fields', '<>', '[]');
    return (after === null ? rows : rows.where('contact_id', '>', after)).orderBy('contact_id').limit(most).execute();
  }

  /** Each spelling of a tag, with its number of contacts. */
  countTags() {
    return this.db.read
      .selectFrom('contact_tag')
      .select((eb) => ['tag', eb.fn.countAll<number | string>().as('contacts')])
      .groupBy('tag')
      .execute();
  }

  /** Replaces the contact's tags. */
  async setTags(tx: WorkspaceTransaction, contactId: string, tags: readonly string[]): Promise<void> {
    await this.removeTags(tx, contactId);
    if (tags.length === 0) return;
    await tx
      .insertInto('contact_tag')
      .values(tags.map((tag) => ({ contact_id: contactId, tag })))
      .execute();
  }

  async removeTags(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx.deleteFrom('contact_tag').where('contact_id', '=', contactId).execute();
  }

  /** The stored JSON; `undefined` if the contact never had custom fields. */
  async fields(contactId: string, reader: Reader = this.db.read): Promise<string | undefined> {
    const row = await reader
      .selectFrom('contact_profile')
      .select('custom_fields')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return row?.custom_fields;
  }

  /** Replaces the contact's custom fields. */
  async setFields(tx: WorkspaceTransaction, contactId: string, fields: readonly CustomField[]): Promise<void> {
    await tx
      .insertInto('contact_profile')
      .values({ contact_id: contactId, custom_fields: JSON.stringify(fields) })
      .onConflict((conflict) =>
        conflict.column('contact_id').doUpdateSet((eb) => ({ custom_fields: eb.ref('excluded.custom_fields') })),
      )
      .execute();
  }

  async removeFields(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx.deleteFrom('contact_profile').where('contact_id', '=', contactId).execute();
  }
}
