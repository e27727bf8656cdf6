import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

const WRITING = ['reading', 'sorting'] as const;

@Injectable()
export class PersonLocksRepository {
  /** Blocks importers by locking the rows that every import batch locks first, in the same order. */
  async holdImports(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('import_run').select('id').where('state', 'in', WRITING).orderBy('id').forUpdate().execute();
  }

  async holdContacts(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    const held = tx
      .selectFrom('contact')
      .select('id')
      .where('id', 'in', [...contactIds]);
    await held.orderBy('id').forUpdate().execute();
  }

  async isErasing(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<boolean> {
    const erasing = await tx
      .selectFrom('erasure')
      .select('id')
      .where('contact_id', 'in', [...contactIds])
      .executeTakeFirst();
    return erasing !== undefined;
  }

  async isImporting(tx: WorkspaceTransaction): Promise<boolean> {
    const running = await tx
      .selectFrom('import_run')
      .select('id')
      .where('state', 'in', ['receiving', 'queued', ...WRITING])
      .executeTakeFirst();
    return running !== undefined;
  }
}
