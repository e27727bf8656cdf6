import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type SaveOfferRow = Selectable<ScopedTables['save_offer']>;

@Injectable()
export class OffersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** All stored offers, including removed ones, oldest first. */
  all(from: QuerySource = this.db.read): Promise<SaveOfferRow[]> {
    return from.selectFrom('save_offer').selectAll().orderBy('created_at').orderBy('id').execute();
  }

  /** Serializes changes of offers and outcomes. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
  }

  tallies(from: QuerySource = this.db.read) {
    return from
      .selectFrom('save_offer_outcome')
      .select((eb) => ['offer_id', 'state', 'arm', eb.fn.countAll<number | string>().as('rows')])
      .groupBy(['offer_id', 'state', 'arm'])
      .execute();
  }

  /** What was earned within the windows that have ended, of customers assigned by chance. Where nobody could be held out, nothing is compared. */
  earnings(from: QuerySource = this.db.read) {
    return from
      .selectFrom('save_offer_outcome')
      .select((eb) => [
        'offer_id',
        'arm',
        'holdout',
        eb.fn.countAll<number | string>().as('customers'),
        eb.fn.sum<number | string>('earned').as('total'),
        eb.fn.sum<number | string>(eb('earned', '*', eb.ref('earned'))).as('squares'),
      ])
      .where('arm', 'is not', null)
      .where('earned', 'is not', null)
      .where('holdout', '>', 0)
      .groupBy(['offer_id', 'arm', 'holdout'])
      .execute();
  }

  /** Stores the default offers; a concurrent second call changes nothing. */
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
