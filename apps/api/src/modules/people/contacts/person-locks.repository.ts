import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Import runs that write contacts. */
const WRITING = ['reading', 'sorting'] as const;

/** Named queries on who is at work on contacts. */
@Injectable()
export class PersonLocksRepository {
  /** Holds importers off: the same rows, in the same order, that each batch of an import locks first. */
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

  /** Whether one of the contacts is being erased. */
  async isErasing(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<boolean> {
    const erasing = await tx
      .selectFrom('erasure')
      .select('id')
      .where('contact_id', 'in', [...contactIds])
      .executeTakeFirst();
    return erasing !== undefined;
  }

  /** Whether an import is under way, or waits for its turn. */
  async isImporting(tx: WorkspaceTransaction): Promise<boolean> {
    const running = await tx
      .selectFrom('import_run')
      .select('id')
      .where('state', 'in', ['receiving', 'queued', ...WRITING])
      .executeTakeFirst();
    return running !== undefined;
  }
}
