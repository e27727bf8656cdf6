import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** Contacts by what a row says of them. Lists are as long as the rows of one batch. */
@Injectable()
export class KnownContactsRepository {
  /** A number belongs to one person on SMS and WhatsApp. */
  points(tx: WorkspaceTransaction, handles: readonly string[]) {
    return tx
      .selectFrom('contact_point')
      .select(['handle', 'contact_id'])
      .where('channel', 'in', ['email', 'sms', 'whatsapp'])
      .where('handle', 'in', [...handles])
      .execute();
  }

  /** @param nameKeys of `nameSortKey`, which long names share. */
  named(tx: WorkspaceTransaction, nameKeys: readonly string[]) {
    return tx
      .selectFrom('contact_fts_entry')
      .innerJoin('contact', 'contact.id', 'contact_fts_entry.contact_id')
      .select(['contact.id', 'contact.name'])
      .where('contact_fts_entry.name_key', 'in', [...nameKeys])
      .execute();
  }

  companies(tx: WorkspaceTransaction, contactIds: readonly string[]) {
    return tx
      .selectFrom('contact')
      .select(['id', 'company'])
      .where('id', 'in', [...contactIds])
      .execute();
  }
}
