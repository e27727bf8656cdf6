import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class EngagementsRepository {
  /** @returns `false` for a repeat: providers report events more than once. */
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['engagement_event']>): Promise<boolean> {
    const kept = await tx
      .insertInto('engagement_event')
      .values(row)
      .onConflict((conflict) => conflict.columns(['provider', 'provider_event_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return kept !== undefined;
  }
}
