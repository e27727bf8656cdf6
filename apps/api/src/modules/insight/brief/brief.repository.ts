import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type BriefRow = Selectable<ScopedTables['morning_brief']>;
export type DeliveryRow = Selectable<ScopedTables['brief_delivery']>;

/** Number of briefs kept. */
const KEPT = 7;

const NO_DELIVERY: DeliveryRow = { is_on: 0, address: null, last_sent_at: null, last_failure: null, updated_at: 0 };

@Injectable()
export class BriefRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  newest(): Promise<BriefRow | undefined> {
    return this.db.read.selectFrom('morning_brief').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
  }

  /** Without its charts, which are most of it. */
  newestText() {
    return this.db.read
      .selectFrom('morning_brief')
      .select(['content', 'generated_at'])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  withId(id: string): Promise<BriefRow | undefined> {
    return this.db.read.selectFrom('morning_brief').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** ISO 4217. */
  async currency(): Promise<string> {
    return (await this.db.read.selectFrom('workspace').select('currency').executeTakeFirstOrThrow()).currency;
  }

  /** Stores a brief under the next number and deletes old ones. */
  async add(
    tx: WorkspaceTransaction,
    row: Omit<Insertable<ScopedTables['morning_brief']>, 'version'>,
  ): Promise<BriefRow> {
    const last = await tx
      .selectFrom('morning_brief')
      .select('version')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const version = (last?.version ?? 0) + 1;
    const added = await tx
      .insertInto('morning_brief')
      .values({ ...row, version })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom('morning_brief')
      .where('version', '<=', version - KEPT)
      .execute();
    return added;
  }

  async removeNaming(tx: WorkspaceTransaction, contactId: string): Promise<number> {
    const gone = await tx
      .deleteFrom('morning_brief')
      .where('content', 'like', `%"${contactId}"%`)
      .returning('id')
      .execute();
    return gone.length;
  }

  async hasMessages(): Promise<boolean> {
    const row = await this.db.read.selectFrom('message').select('id').limit(1).executeTakeFirst();
    return row !== undefined;
  }

  async delivery(): Promise<DeliveryRow> {
    return (await this.db.read.selectFrom('brief_delivery').selectAll().executeTakeFirst()) ?? NO_DELIVERY;
  }

  async putDelivery(tx: WorkspaceTransaction, values: Partial<DeliveryRow> & { updated_at: number }): Promise<void> {
    await tx
      .insertInto('brief_delivery')
      .values(NO_DELIVERY)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.updateTable('brief_delivery').set(values).execute();
  }
}
