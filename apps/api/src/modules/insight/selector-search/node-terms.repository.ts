import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Rows per insert. Each has five values, and a statement takes at most 32,766. */
const ROWS = 2_000;

/** Search terms of nodes, and the queue of nodes to re-index. */
@Injectable()
export class NodeTermsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async isBehind(): Promise<boolean> {
    return (await this.db.read.selectFrom('node_fts_change').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  /** Changes grouped by node. */
  changes(tx: WorkspaceTransaction, limit: number) {
    return tx
      .selectFrom('node_fts_change')
      .select(['id', 'node_id'])
      .orderBy('node_id')
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  async removeChanges(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await tx.deleteFrom('node_fts_change').where('id', 'in', ids).execute();
  }

  /** Removes the terms of nodes and logs the change. */
  async removeTerms(tx: WorkspaceTransaction, nodeIds: readonly string[]): Promise<void> {
    await tx.deleteFrom('node_fts_term').where('node_id', 'in', nodeIds).execute();
    const changed = nodeIds.map((id) => ({ node_id: id, has_terms: 1 }));
    await tx.insertInto('node_fts_log').values(changed).execute();
  }

  /** The nodes that exist, locked against removal until the commit. */
  nodes(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('graph_node')
      .select(['id', 'name', 'title', 'company', 'location'])
      .where('id', 'in', ids)
      .forKeyShare()
      .execute();
  }

  selectors(tx: WorkspaceTransaction, nodeIds: readonly string[]) {
    return tx.selectFrom('selector').select(['node_id', 'type', 'value']).where('node_id', 'in', nodeIds).execute();
  }

  async insertTerms(
    tx: WorkspaceTransaction,
    rows: readonly Insertable<ScopedTables['node_fts_term']>[],
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS) {
      await tx
        .insertInto('node_fts_term')
        .values(rows.slice(start, start + ROWS))
        .execute();
    }
  }
}
