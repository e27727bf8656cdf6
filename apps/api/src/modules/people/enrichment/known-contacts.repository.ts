import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { customFieldsOf } from '../contacts/contact-rows.js';
import { type KnownContact, knownOf } from './contact-facts.js';

@Injectable()
export class KnownContactsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** @throws DomainFailure `not-found` */
  async get(contactId: string, reader: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read): Promise<KnownContact> {
    const contact = await reader
      .selectFrom('contact')
      .select(['title', 'company', 'location', 'linkedin_url'])
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (contact === undefined) throw notFound('contact');
    const profile = await reader
      .selectFrom('contact_profile')
      .select('custom_fields')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return knownOf(contact, customFieldsOf(profile?.custom_fields));
  }
}
