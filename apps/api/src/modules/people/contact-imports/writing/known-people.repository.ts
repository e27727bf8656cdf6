import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

const COLUMNS = [
  'contact.id',
  'contact.name',
  'contact.title',
  'contact.email',
  'contact.phone',
  'contact.linkedin_url',
  'contact.company',
  'contact.location',
  'contact.birthday',
] as const;

export type KnownPerson = Awaited<ReturnType<KnownPeopleRepository['contacts']>>[number];

@Injectable()
export class KnownPeopleRepository {
  /** Locked until the commit. */
  contacts(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('contact')
      .select(COLUMNS)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  /** Only on channels whose handles an address book has. */
  points(tx: WorkspaceTransaction, handles: readonly string[]) {
    return tx
      .selectFrom('contact_point')
      .select(['channel', 'handle', 'contact_id'])
      .where('channel', 'in', ['email', 'sms', 'whatsapp', 'linkedin'])
      .where('handle', 'in', handles)
      .execute();
  }

  /** Contacts with one of the names and no handle. */
  withoutHandles(tx: WorkspaceTransaction, nameKeys: readonly string[]) {
    return tx
      .selectFrom('contact_fts_entry')
      .innerJoin('contact', 'contact.id', 'contact_fts_entry.contact_id')
      .select(['contact.id', 'contact.name', 'contact.company'])
      .where('contact_fts_entry.name_key', 'in', nameKeys)
      .where('contact.channel_bits', '=', 0)
      .execute();
  }
}
