import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface PictureColumns {
  readonly picture_hash?: string | null;
  readonly picture_source?: 'person' | 'provider' | null;
  readonly picture_checked_at?: number;
}

@Injectable()
export class ContactPicturesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(contactId: string) {
    return this.db.read
      .selectFrom('contact')
      .select(['picture_hash', 'picture_source'])
      .where('id', '=', contactId)
      .executeTakeFirst();
  }

  /** Locked until the commit; `undefined` if there is no such contact. */
  hold(tx: WorkspaceTransaction, contactId: string) {
    return tx
      .selectFrom('contact')
      .select(['picture_hash', 'picture_source', 'picture_checked_at'])
      .where('id', '=', contactId)
      .forUpdate()
      .executeTakeFirst();
  }

  /** `undefined` if there is no such contact. */
  checked(tx: WorkspaceTransaction, contactId: string) {
    return tx
      .selectFrom('contact')
      .select(['picture_source', 'picture_checked_at'])
      .where('id', '=', contactId)
      .executeTakeFirst();
  }

  async set(tx: WorkspaceTransaction, contactId: string, columns: PictureColumns): Promise<void> {
    await tx.updateTable('contact').set(columns).where('id', '=', contactId).execute();
  }

  /** What merges remember of a contact, in case that they are undone. */
  async snapshots(tx: WorkspaceTransaction, contactId: string): Promise<readonly string[]> {
    const rows = await tx
      .selectFrom('contact_merge')
      .select('before')
      .where((eb) => eb.or([eb('kept_id', '=', contactId), eb('other_id', '=', contactId)]))
      .execute();
    return rows.map(({ before }) => before);
  }
}
