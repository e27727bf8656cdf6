import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

const COLUMNS = ['id', 'contact_id', 'title', 'value', 'closed_at', 'created_at'] as const;

export type PurchaseRow = Pick<Selectable<ScopedTables['deal']>, (typeof COLUMNS)[number]>;

/** Of all deals, what the models read as purchases: those won, for money. */
export const isPurchase = (eb: ExpressionBuilder<ScopedTables, 'deal'>) =>
  eb.and([eb('deal.stage', '=', 'won'), eb('deal.value', '>', 0)]);

@Injectable()
export class PurchasesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first. */
  ofContact(contactId: string, limit: number): Promise<PurchaseRow[]> {
    return this.db.read
      .selectFrom('deal')
      .select(COLUMNS)
      .where('contact_id', '=', contactId)
      .where('stage', '=', 'won')
      .orderBy('closed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  find(tx: WorkspaceTransaction, id: string): Promise<PurchaseRow | undefined> {
    return tx.selectFrom('deal').select(COLUMNS).where('id', '=', id).where('stage', '=', 'won').executeTakeFirst();
  }

  async isContact(from: QuerySource, contactId: string): Promise<boolean> {
    const row = await from.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst();
    return row !== undefined;
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['deal']>): Promise<void> {
    await tx.insertInto('deal').values(row).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('deal').where('id', '=', id).execute();
  }
}
