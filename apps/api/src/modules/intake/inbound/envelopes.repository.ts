import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class EnvelopesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read
      .selectFrom('inbound_envelope')
      .select(['provider', 'account_id', 'raw', 'form', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Locked until commit. */
  async holdState(tx: WorkspaceTransaction, id: string) {
    const envelope = await tx
      .selectFrom('inbound_envelope')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return envelope?.state;
  }

  /** @returns `false` for a repeat: providers report events more than once. */
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['inbound_envelope']>): Promise<boolean> {
    const kept = await tx
      .insertInto('inbound_envelope')
      .values(row)
      .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return kept !== undefined;
  }

  async update(
    tx: WorkspaceTransaction,
    id: string,
    values: Updateable<ScopedTables['inbound_envelope']>,
  ): Promise<void> {
    await tx.updateTable('inbound_envelope').set(values).where('id', '=', id).execute();
  }

  /** Waiting and early envelopes, by id, starting after `after`. */
  async waiting(after: string, count: number): Promise<string[]> {
    const waiting = this.db.read
      .selectFrom('inbound_envelope')
      .select('id')
      .where('state', 'in', ['waiting', 'early'])
      .orderBy('id')
      .limit(count);
    const rows = await (after === '' ? waiting : waiting.where('id', '>', after)).execute();
    return rows.map(({ id }) => id);
  }
}
