import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = [
  'id',
  'contact_id',
  'provider',
  'source',
  'is_sample',
  'changes',
  'handle',
  'fetched_at',
  'attached_at',
  'undone_at',
] as const;

export type AttachmentRow = Awaited<ReturnType<EnrichmentAttachmentsRepository['ofContact']>>[number];

@Injectable()
export class EnrichmentAttachmentsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  ofContact(contactId: string, limit: number) {
    return this.db.read
      .selectFrom('enrichment_attachment')
      .select(COLUMNS)
      .where('contact_id', '=', contactId)
      .orderBy('attached_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Locked until the commit, so that it is undone only once. */
  hold(tx: WorkspaceTransaction, id: string): Promise<AttachmentRow | undefined> {
    return tx.selectFrom('enrichment_attachment').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['enrichment_attachment']>): Promise<void> {
    await tx.insertInto('enrichment_attachment').values(row).execute();
  }

  async markUndone(tx: WorkspaceTransaction, id: string, undone_at: number): Promise<void> {
    await tx.updateTable('enrichment_attachment').set({ undone_at }).where('id', '=', id).execute();
  }

  /** Deletes the results attached to a contact, because they are data about the person. */
  async removeResultsOf(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const theirs = tx.selectFrom('enrichment_attachment').select('result_id').where('contact_id', '=', contactId);
    await tx.deleteFrom('enrichment_result').where('id', 'in', theirs).execute();
  }
}
