import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { COUNT_BOUND } from '../../../common/page.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { StateRow } from './graph.rows.js';

/** How many rows one statement takes. */
const AT_ONCE = 500;

/** A row of the log of changes. */
export interface GraphChange {
  readonly id: string;
  readonly contact_id: string;
}

/** Named queries on how far the graph is, and on the log of what changes it. */
@Injectable()
export class GraphStateRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** `undefined` before anything was projected. */
  find(): Promise<StateRow | undefined> {
    return this.db.read.selectFrom('graph_state').selectAll().executeTakeFirst();
  }

  /** Holds the state until the commit: of two who write the graph, one waits. */
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

  /** Changes that the graph does not know of yet, those of one contact together. */
  changes(limit: number): Promise<GraphChange[]> {
    return this.db.read
      .selectFrom('relationship_change')
      .select(['id', 'contact_id'])
      .orderBy('contact_id')
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  /** How many changes wait; counting ends at the bound. */
  async pending(bound = COUNT_BOUND): Promise<number> {
    const some = this.db.read.selectFrom('relationship_change').select('id').limit(bound).as('some');
    const { waiting } = await this.db.read
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number | string>().as('waiting'))
      .executeTakeFirstOrThrow();
    return Number(waiting);
  }

  async forget(tx: WorkspaceTransaction, changes: readonly GraphChange[]): Promise<void> {
    for (let start = 0; start < changes.length; start += AT_ONCE) {
      const ids = changes.slice(start, start + AT_ONCE).map(({ id }) => id);
      await tx.deleteFrom('relationship_change').where('id', 'in', ids).execute();
    }
  }
}
