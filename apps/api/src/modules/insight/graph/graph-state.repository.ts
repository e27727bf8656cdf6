import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { COUNT_BOUND } from '../../../common/page.js';
import { rowChunks } from '../../../database/in-chunks.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { StateRow } from './graph.rows.js';

/** Maximum rows per statement. */
const AT_ONCE = 500;

export interface GraphChange {
  readonly id: string;
  readonly contact_id: string;
}

@Injectable()
export class GraphStateRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** `undefined` before the first projection. */
  find(): Promise<StateRow | undefined> {
    return this.db.read.selectFrom('graph_state').selectAll().executeTakeFirst();
  }

  /** Locks the state row until the commit, so that only one process writes the graph at a time. */
  async hold(tx: WorkspaceTransaction): Promise<StateRow> {
    await tx
      .insertInto('graph_state')
      .values({ replies: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx.selectFrom('graph_state').selectAll().forUpdate().executeTakeFirstOrThrow();
  }

  async put(tx: WorkspaceTransaction, values: Updateable<ScopedTables['graph_state']>): Promise<void> {
    await tx.updateTable('graph_state').set(values).execute();
  }

  /** Changes not yet projected, grouped by contact. */
  changes(limit: number): Promise<GraphChange[]> {
    return this.db.read
      .selectFrom('relationship_change')
      .select(['id', 'contact_id'])
      .orderBy('contact_id')
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  /** Number of waiting changes; counting stops at the bound. */
  async pending(bound = COUNT_BOUND): Promise<number> {
    const some = this.db.read.selectFrom('relationship_change').select('id').limit(bound).as('some');
    const { waiting } = await this.db.read
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number | string>().as('waiting'))
      .executeTakeFirstOrThrow();
    return Number(waiting);
  }

  /** Adds changes that no trigger sees. */
  async note(tx: WorkspaceTransaction, changes: readonly GraphChange[]): Promise<void> {
    for (const some of rowChunks(changes)) await tx.insertInto('relationship_change').values(some).execute();
  }

  async forget(tx: WorkspaceTransaction, changes: readonly GraphChange[]): Promise<void> {
    for (let start = 0; start < changes.length; start += AT_ONCE) {
      const ids = changes.slice(start, start + AT_ONCE).map(({ id }) => id);
      await tx.deleteFrom('relationship_change').where('id', 'in', ids).execute();
    }
  }
}
