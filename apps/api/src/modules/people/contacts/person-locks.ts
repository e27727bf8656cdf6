import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Import runs that write contacts. */
const WRITING = ['reading', 'sorting'] as const;

/** Keeps imports, merges and erasures of one person out of each other's way. On SQLite there is one writer anyway. */
@Injectable()
export class PersonLocks {
  /**
   * Holds contacts until the commit, and importers off: what an import has read of a contact must not be written back after it is gone.
   *
   * @throws DomainFailure while one of them is being erased.
   */
  async hold(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    // The same rows, in the same order, that each batch of an import locks first.
    await tx.selectFrom('import_run').select('id').where('state', 'in', WRITING).orderBy('id').forUpdate().execute();
    const held = tx
      .selectFrom('contact')
      .select('id')
      .where('id', 'in', [...contactIds]);
    await held.orderBy('id').forUpdate().execute();
    const erasing = await tx
      .selectFrom('erasure')
      .select('id')
      .where('contact_id', 'in', [...contactIds])
      .executeTakeFirst();
    if (erasing !== undefined) {
      throw new DomainFailure('conflict', 'ERASURE_RUNNING', 'This person is being erased.');
    }
  }

  /** @throws DomainFailure while an import reads: the rest of the archive would bring the person back. */
  async refuseDuringImport(tx: WorkspaceTransaction): Promise<void> {
    const running = await tx
      .selectFrom('import_run')
      .select('id')
      .where('state', 'in', ['receiving', 'queued', ...WRITING])
      .executeTakeFirst();
    if (running === undefined) return;
    throw new DomainFailure(
      'conflict',
      'IMPORT_RUNNING',
      'An import is under way and may bring this person back. Wait for its end, or stop it first.',
    );
  }
}
