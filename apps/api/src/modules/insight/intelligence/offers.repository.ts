import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type SaveOfferRow = Selectable<ScopedTables['save_offer']>;

/** Named queries on save offers. */
@Injectable()
export class OffersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** All that were ever kept, removed ones too, oldest first. */
  all(from: QuerySource = this.db.read): Promise<SaveOfferRow[]> {
    return from.selectFrom('save_offer').selectAll().orderBy('created_at').orderBy('id').execute();
  }

  /** One change of offers and their outcomes after the other. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
  }

  /** Known outcomes, good ones and open ones, by offer. */
  tallies(from: QuerySource = this.db.read) {
    return from
      .selectFrom('save_offer_outcome')
      .select((eb) => ['offer_id', 'state', eb.fn.countAll<number | string>().as('rows')])
      .groupBy(['offer_id', 'state'])
      .execute();
  }

  /** Keeps what the workspace starts with, once: whoever comes second finds it there. */
  async insertNew(tx: WorkspaceTransaction, rows: readonly Insertable<ScopedTables['save_offer']>[]): Promise<void> {
    await tx
      .insertInto('save_offer')
      .values([...rows])
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async update(tx: WorkspaceTransaction, id: string, values: Updateable<ScopedTables['save_offer']>): Promise<void> {
    await tx.updateTable('save_offer').set(values).where('id', '=', id).execute();
  }
}
