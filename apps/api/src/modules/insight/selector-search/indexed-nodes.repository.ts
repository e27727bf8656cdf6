import type { IndexedNode } from '@concordia/domain/node-index';
import type { NodeTerm } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

export interface TermOfNode extends NodeTerm {
  readonly node_id: string;
}

const COLUMNS = [
  'id',
  'entity_type',
  'company_id',
  'employees',
  'messages_sent',
  'messages_received',
  'last_reply_at',
  'median_reply_minutes',
  'pagerank',
  'engagement_score',
] as const satisfies readonly (keyof ScopedTables['graph_node'])[];

@Injectable()
export class IndexedNodesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Nodes in id order. */
  async nodesAfter(id: string | null, limit: number): Promise<IndexedNode[]> {
    const all = this.#nodes().orderBy('id').limit(limit);
    return (await (id === null ? all : all.where('id', '>', id)).execute()).map(indexed);
  }

  async nodes(ids: readonly string[]): Promise<IndexedNode[]> {
    const rows = await this.#nodes()
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(indexed);
  }

  /** Ordered by kind, term and node. */
  termsAfter(last: TermOfNode | null, limit: number): Promise<TermOfNode[]> {
    const all = this.#terms().orderBy('kind').orderBy('term').orderBy('node_id').limit(limit);
    if (last === null) return all.execute();
    return all
      .where((eb) => eb(eb.refTuple('kind', 'term', 'node_id'), '>', eb.tuple(last.kind, last.term, last.node_id)))
      .execute();
  }

  terms(nodeIds: readonly string[]): Promise<TermOfNode[]> {
    return this.#terms()
      .where('node_id', 'in', [...nodeIds])
      .execute();
  }

  #nodes() {
    return this.db.read.selectFrom('graph_node').select(COLUMNS);
  }

  #terms() {
    return this.db.read.selectFrom('node_fts_term').select(['kind', 'term', 'node_id', 'form']);
  }
}

const indexed = (row: Pick<Selectable<ScopedTables['graph_node']>, (typeof COLUMNS)[number]>): IndexedNode => ({
  id: row.id,
  entityType: row.entity_type,
  companyId: row.company_id,
  employees: row.employees,
  messagesSent: row.messages_sent,
  messagesReceived: row.messages_received,
  lastReplyAt: row.last_reply_at,
  medianReplyMinutes: row.median_reply_minutes,
  pagerank: row.pagerank,
  engagementScore: row.engagement_score,
});
