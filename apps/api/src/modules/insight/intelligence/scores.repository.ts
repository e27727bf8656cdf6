import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class ScoresRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Returns the contacts that still exist. */
  async present(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<ReadonlySet<string>> {
    const there = await tx.selectFrom('contact').select('id').where('id', 'in', contactIds).execute();
    return new Set(there.map(({ id }) => id));
  }

  async removeOf(tx: WorkspaceTransaction, contactIds: Iterable<string>): Promise<void> {
    await tx
      .deleteFrom('customer_score')
      .where('contact_id', 'in', [...contactIds])
      .execute();
  }

  async removeOfContact(tx: WorkspaceTransaction, contactId: string): Promise<number> {
    const gone = await tx.deleteFrom('customer_score').where('contact_id', '=', contactId).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  async removeOlder(tx: WorkspaceTransaction, version: number): Promise<void> {
    await tx.deleteFrom('customer_score').where('version', '<>', version).execute();
  }

  async insert(tx: WorkspaceTransaction, rows: readonly Insertable<ScopedTables['customer_score']>[]): Promise<void> {
    await tx.insertInto('customer_score').values(rows).execute();
  }

  ofContact(contactId: string) {
    return this.db.read
      .selectFrom('customer_score')
      .select(['contact_id as id', 'segment', 'risk', 'detail'])
      .where('contact_id', '=', contactId)
      .execute();
  }
}
