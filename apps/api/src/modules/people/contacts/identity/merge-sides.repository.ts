import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CONTACT_COLUMNS } from '../../contact-records/contact.row.js';
import { ContactProfilesRepository } from '../contact-profiles.repository.js';
import { customFieldsOf } from '../contact-rows.js';
import type { MergeSide } from './merge-snapshot.js';

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

@Injectable()
export class MergeSidesRepository {
  constructor(private readonly profiles: ContactProfilesRepository) {}

  /** @returns `undefined` if there is no such contact. */
  async find(reader: Reader, contactId: string): Promise<MergeSide | undefined> {
    const row = await reader
      .selectFrom('contact')
      .select([...CONTACT_COLUMNS, 'contact.inbound_count', 'contact.outbound_count', 'contact.picture_source'])
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const tags = await this.profiles.tags(contactId, reader);
    const fields = await this.profiles.fields(contactId, reader);
    return { row, tags, fields: customFieldsOf(fields), hasProfile: fields !== undefined };
  }
}
