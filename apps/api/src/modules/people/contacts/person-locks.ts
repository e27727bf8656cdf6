import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { PersonLocksRepository } from './person-locks.repository.js';

/** Keeps imports, merges and erasures of a contact from interfering. On SQLite there is only one writer anyway. */
@Injectable()
export class PersonLocks {
  constructor(private readonly rows: PersonLocksRepository) {}

  /**
   * Locks contacts until the commit and blocks importers: an import must not write back a contact that was deleted since it was read.
   *
   * @throws DomainFailure while one of them is being erased.
   */
  async hold(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    await this.rows.holdImports(tx);
    await this.rows.holdContacts(tx, contactIds);
    if (await this.rows.isErasing(tx, contactIds)) {
      throw new DomainFailure('conflict', 'ERASURE_RUNNING', 'This contact is being erased.');
    }
  }

  /** @throws DomainFailure during an import: the rest of the archive could bring the person back. */
  async refuseDuringImport(tx: WorkspaceTransaction): Promise<void> {
    if (!(await this.rows.isImporting(tx))) return;
    throw new DomainFailure(
      'conflict',
      'IMPORT_RUNNING',
      'A running import may bring this contact back. Wait until it finishes, or stop it first.',
    );
  }
}
