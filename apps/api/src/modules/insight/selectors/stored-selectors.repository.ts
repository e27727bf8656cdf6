import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { chunks } from './selectors.repository.js';

/** Maximum rows per insert; both engines limit the number of parameters. */
const ROWS = 100;

@Injectable()
export class StoredSelectorsRepository {
  async insert(tx: WorkspaceTransaction, rows: readonly Insertable<ScopedTables['selector']>[]): Promise<void> {
    for (const some of chunks(rows, ROWS)) await tx.insertInto('selector').values(some).execute();
  }

  async change(tx: WorkspaceTransaction, id: string, values: Updateable<ScopedTables['selector']>): Promise<void> {
    await tx.updateTable('selector').set(values).where('id', '=', id).execute();
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    for (const some of chunks(ids)) await tx.deleteFrom('selector').where('id', 'in', some).execute();
  }

  async removeOfContact(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx.deleteFrom('selector').where('contact_id', '=', contactId).execute();
  }

  async insertEvidence(
    tx: WorkspaceTransaction,
    rows: readonly Insertable<ScopedTables['selector_evidence']>[],
  ): Promise<void> {
    for (const some of chunks(rows, ROWS)) await tx.insertInto('selector_evidence').values(some).execute();
  }

  async removeEvidence(tx: WorkspaceTransaction, selectorId: string): Promise<void> {
    await tx.deleteFrom('selector_evidence').where('selector_id', '=', selectorId).execute();
  }
}
