import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class SubscribersRepository {
  find(
    tx: WorkspaceTransaction,
    pointId: string,
  ): Promise<Pick<Selectable<ScopedTables['contact_point']>, 'channel' | 'handle'> | undefined> {
    return tx.selectFrom('contact_point').select(['channel', 'handle']).where('id', '=', pointId).executeTakeFirst();
  }
}
