import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { PersonLocksRepository } from './person-locks.repository.js';

/** Keeps imports, merges and erasures of one person out of each other's way. On SQLite there is one writer anyway. */
@Injectable()
export class PersonLocks {
  constructor(private readonly rows: PersonLocksRepository) {}

  /**
   * Holds contacts until the commit, and importers off: what an import has read of a contact must not be written back after it is gone.
   *
   * @throws DomainFailure while one of them is being erased.
   */
  async hold(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    await this.rows.holdImports(tx);
    await this.rows.holdContacts(tx, contactIds);
    if (await this.rows.isErasing(tx, contactIds)) {
      throw new DomainFailure('conflict', 'ERASURE_RUNNING', 'This person is being erased.');
    }
  }

  /** @throws DomainFailure while an import reads: the rest of the archive would bring the person back. */
  async refuseDuringImport(tx: WorkspaceTransaction): Promise<void> {
    if (!(await this.rows.isImporting(tx))) return;
    throw new DomainFailure(
      'conflict',
      'IMPORT_RUNNING',
      'An import is under way and may bring this person back. Wait for its end, or stop it first.',
    );
  }
}
