import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Named queries on what people do with our e-mail. */
@Injectable()
export class EngagementsRepository {
  /** @returns whether it is new: a provider tells the same thing more than once. */
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
