import { termsOf } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Nodes whose terms are made anew in one transaction. */
const AT_ONCE = 200;

/** Rows of one insert: each has five values, and a statement takes 32,766. */
const ROWS = 2_000;

/** Who searches waits for so many rounds; what is left after these a job does. */
const ROUNDS_OF_A_SEARCH = 2;

/** Keeps what nodes are found by. Triggers say of whom it is to be made anew. */
@Injectable()
export class NodeTerms {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Makes the terms of what changed last, so that a search finds what has just been stored; after an import it may lag behind a little. */
  async catchUp(): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_A_SEARCH && (await this.#isBehind()); round += 1) await this.#next();
  }

  /** Makes the terms of everything that changed. */
  async keep(signal: AbortSignal): Promise<void> {
    while (await this.#isBehind()) {
      signal.throwIfAborted();
      await this.#next();
    }
  }

  async #isBehind(): Promise<boolean> {
    return (await this.db.read.selectFrom('node_fts_change').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  #next(): Promise<void> {
    return this.db.write(async (tx) => {
      const changes = await tx
        .selectFrom('node_fts_change')
        .select(['id', 'node_id'])
        .orderBy('node_id')
        .orderBy('id')
        .limit(AT_ONCE * 10)
        .execute();
      const nodes = [...new Set(changes.map(({ node_id: nodeId }) => nodeId))].slice(0, AT_ONCE);
      const taken = new Set(nodes);
      const done = changes.filter(({ node_id: nodeId }) => taken.has(nodeId)).map(({ id }) => id);
      if (done.length > 0) await tx.deleteFrom('node_fts_change').where('id', 'in', done).execute();
      await this.#put(tx, nodes);
    });
  }

  async #put(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.deleteFrom('node_fts_term').where('node_id', 'in', ids).execute();
    const changed = ids.map((id) => ({ node_id: id, has_terms: 1 }));
    await tx.insertInto('node_fts_log').values(changed).execute();
    const nodes = await tx
      .selectFrom('graph_node')
      .select(['id', 'name', 'title', 'company', 'location'])
      .where('id', 'in', ids)
      .forKeyShare()
      .execute();
    const selectors = await tx
      .selectFrom('selector')
      .select(['node_id', 'type', 'value'])
      .where('node_id', 'in', ids)
      .execute();
    const byNode = Map.groupBy(selectors, ({ node_id: nodeId }) => nodeId);
    const rows = nodes.flatMap((node) =>
      termsOf({ ...node, selectors: byNode.get(node.id) ?? [] }).map((term) => ({ ...term, node_id: node.id })),
    );
    for (let start = 0; start < rows.length; start += ROWS) {
      await tx
        .insertInto('node_fts_term')
        .values(rows.slice(start, start + ROWS))
        .execute();
    }
  }
}
