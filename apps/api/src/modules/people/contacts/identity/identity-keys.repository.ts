import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** Keys that find possible duplicates. */
@Injectable()
export class IdentityKeysRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async set(tx: WorkspaceTransaction, contactId: string, keys: readonly string[]): Promise<void> {
    await this.remove(tx, contactId);
    if (keys.length === 0) return;
    await tx
      .insertInto('identity_key')
      .values(keys.map((key) => ({ key, contact_id: contactId })))
      .execute();
  }

  async remove(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx.deleteFrom('identity_key').where('contact_id', '=', contactId).execute();
  }

  async othersUnder(tx: WorkspaceTransaction, key: string, contactId: string, count: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('identity_key')
      .select('contact_id')
      .where('key', '=', key)
      .where('contact_id', '<>', contactId)
      .limit(count)
      .execute();
    return rows.map(({ contact_id }) => contact_id);
  }

  /** Contacts with any of the keys. */
  async under(keys: readonly string[], count: number): Promise<string[]> {
    if (keys.length === 0) return [];
    const rows = await this.db.read
      .selectFrom('identity_key')
      .select('contact_id')
      .distinct()
      .where('key', 'in', [...keys])
      .limit(count)
      .execute();
    return rows.map(({ contact_id }) => contact_id);
  }

  of(contactIds: readonly string[]) {
    return this.db.read
      .selectFrom('identity_key')
      .select(['contact_id', 'key'])
      .where('contact_id', 'in', [...contactIds])
      .execute();
  }

  /** Ids of the workspace's contacts, in order, after `after`. */
  async contacts(after: string, count: number): Promise<string[]> {
    let query = this.db.read.selectFrom('contact').select('id').orderBy('id').limit(count);
    if (after !== '') query = query.where('id', '>', after);
    return (await query.execute()).map(({ id }) => id);
  }
}
