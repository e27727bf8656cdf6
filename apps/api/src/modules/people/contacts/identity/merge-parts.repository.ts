import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** Ids moved by a merge, in parts of at most a thousand. */
@Injectable()
export class MergePartsRepository {
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['contact_merge_part']>): Promise<void> {
    await tx.insertInto('contact_merge_part').values(row).execute();
  }

  /** The next part in id order, after `after`. */
  next(tx: WorkspaceTransaction, mergeId: string, after: string) {
    let query = tx.selectFrom('contact_merge_part').select(['id', 'kind', 'ids']).where('merge_id', '=', mergeId);
    if (after !== '') query = query.where('id', '>', after);
    return query.orderBy('id').limit(1).executeTakeFirst();
  }

  async removeOf(tx: WorkspaceTransaction, mergeId: string): Promise<void> {
    await tx.deleteFrom('contact_merge_part').where('merge_id', '=', mergeId).execute();
  }
}
