import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class SegmentsRepository {
  /** Returns the contacts that still exist. */
  present(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<{ id: string }[]> {
    return tx.selectFrom('contact').select('id').where('id', 'in', contactIds).execute();
  }

  tags(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<{ contact_id: string; tag: string }[]> {
    return tx.selectFrom('contact_tag').select(['contact_id', 'tag']).where('contact_id', 'in', contactIds).execute();
  }

  async addTags(
    tx: WorkspaceTransaction,
    rows: readonly { readonly contact_id: string; readonly tag: string }[],
  ): Promise<void> {
    await tx.insertInto('contact_tag').values(rows).execute();
  }
}
