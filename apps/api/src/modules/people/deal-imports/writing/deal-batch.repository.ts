import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

const COLUMNS = [
  'id',
  'contact_id',
  'title',
  'value',
  'stage',
  'company',
  'company_key',
  'expected_on',
  'note',
  'external_key',
  'closed_at',
  'created_at',
] as const;

export type KnownDeal = Awaited<ReturnType<DealBatchRepository['withKeys']>>[number];

export type WrittenDeal = Insertable<ScopedTables['deal']>;

@Injectable()
export class DealBatchRepository {
  /** One import at a time: two could add the same deal. Waits until the other one has ended. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('currency').forUpdate().execute();
  }

  withKeys(tx: WorkspaceTransaction, keys: readonly string[]) {
    return tx
      .selectFrom('deal')
      .select(COLUMNS)
      .where('external_key', 'in', [...keys])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  ofContacts(tx: WorkspaceTransaction, contactIds: readonly string[]) {
    return tx
      .selectFrom('deal')
      .select(COLUMNS)
      .where('contact_id', 'in', [...contactIds])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  async insert(tx: WorkspaceTransaction, deals: readonly WrittenDeal[]): Promise<void> {
    await tx
      .insertInto('deal')
      .values([...deals])
      .execute();
  }

  async update(tx: WorkspaceTransaction, id: string, deal: WrittenDeal): Promise<void> {
    await tx.updateTable('deal').set(deal).where('id', '=', id).execute();
  }
}
