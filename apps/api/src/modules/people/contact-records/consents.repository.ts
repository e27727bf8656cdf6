import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

type ConsentColumns = Pick<Updateable<ScopedTables['contact_point']>, 'consent' | 'consent_at' | 'consent_source'>;

@Injectable()
export class ConsentsRepository {
  of(tx: WorkspaceTransaction, pointId: string) {
    return tx
      .selectFrom('contact_point')
      .select(['consent', 'consent_at'])
      .where('id', '=', pointId)
      .executeTakeFirstOrThrow();
  }

  async set(tx: WorkspaceTransaction, pointId: string, consent: ConsentColumns): Promise<void> {
    await tx.updateTable('contact_point').set(consent).where('id', '=', pointId).execute();
  }

  /** Records the change as evidence of consent. */
  async insertChange(tx: WorkspaceTransaction, row: Insertable<ScopedTables['consent_change']>): Promise<void> {
    await tx.insertInto('consent_change').values(row).execute();
  }
}
