import { termsOf } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NodeTermsRepository } from './node-terms.repository.js';

/** Nodes re-indexed per transaction. */
const AT_ONCE = 200;

/** Maximum rounds a search waits for; a job does the rest. */
const ROUNDS_OF_A_SEARCH = 2;

/** Maintains the search terms of nodes. Database triggers queue the changed nodes. */
@Injectable()
export class NodeTerms {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: NodeTermsRepository,
  ) {}

  /** Re-indexes recent changes, so that a search finds data just stored. After an import, results may lag briefly. */
  async catchUp(): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_A_SEARCH && (await this.rows.isBehind()); round += 1) await this.#next();
  }

  /** Re-indexes everything that changed. */
  async keep(signal: AbortSignal): Promise<void> {
    while (await this.rows.isBehind()) {
      signal.throwIfAborted();
      await this.#next();
    }
  }

  #next(): Promise<void> {
    return this.db.write(async (tx) => {
      const changes = await this.rows.changes(tx, AT_ONCE * 10);
      const nodes = [...new Set(changes.map(({ node_id: nodeId }) => nodeId))].slice(0, AT_ONCE);
      const taken = new Set(nodes);
      const done = changes.filter(({ node_id: nodeId }) => taken.has(nodeId)).map(({ id }) => id);
      if (done.length > 0) await this.rows.removeChanges(tx, done);
      await this.#put(tx, nodes);
    });
  }

  async #put(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.rows.removeTerms(tx, ids);
    const nodes = await this.rows.nodes(tx, ids);
    const selectors = await this.rows.selectors(tx, ids);
    const byNode = Map.groupBy(selectors, ({ node_id: nodeId }) => nodeId);
    const rows = nodes.flatMap((node) =>
      termsOf({ ...node, selectors: byNode.get(node.id) ?? [] }).map((term) => ({ ...term, node_id: node.id })),
    );
    await this.rows.insertTerms(tx, rows);
  }
}
