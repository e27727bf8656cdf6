import type { SortedNode } from '@concordia/domain/node-index';
import { type Query, type QuerySelector, type QueryTerm } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { gatheredTerms, leadingTerms, leadOf } from './leads.js';
import { nodeCondition, nodesWith } from './node-query.repository.js';

/** Up to this many nodes with a term are checked directly; with more, all nodes are walked in sort order. */
const FEW = 2_000;

/** Up to this many nodes with a term are collected once for the walk; with more, checking each node finds enough quickly. */
const MANY = 30_000;

export type NodeSort = 'pagerank' | 'engagement_score' | 'recent_reply';

const SORTED_BY = {
  pagerank: 'graph_node.pagerank',
  engagement_score: 'graph_node.engagement_score',
  recent_reply: 'graph_node.last_reply_at',
} as const satisfies Record<NodeSort, string>;

export interface NodeSearch {
  readonly query: Query;
  readonly entityTypes: readonly ('Person' | 'Company')[];
  readonly sort: NodeSort;
  readonly most: number;
  /** ms since the epoch, for durations. */
  readonly now: number;
}

export type NodeRow = Awaited<ReturnType<SelectorSearchRepository['nodes']>>[number];

@Injectable()
export class SelectorSearchRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Matching node ids with their sort figure, in sort order. */
  async find({ query, entityTypes, sort, most, now }: NodeSearch): Promise<SortedNode[]> {
    const { ids, gathered } = await this.#ways(query, now);
    if (ids?.length === 0) return [];
    return this.db.read
      .selectFrom('graph_node')
      .select(['graph_node.id', sql.ref<number>(SORTED_BY[sort]).as('figure')])
      .$if(ids !== null, (led) => led.where('graph_node.id', 'in', ids ?? []))
      .where(nodeCondition(query, { now, gathered }))
      .$if(entityTypes.length === 1, (some) => some.where('graph_node.entity_type', 'in', [...entityTypes]))
      .orderBy(SORTED_BY[sort], 'desc')
      .orderBy('graph_node.id', 'desc')
      .limit(most)
      .execute();
  }

  /** Contact ids of the nodes, in no order; nodes without a contact are omitted. */
  async contacts(ids: readonly string[]): Promise<string[]> {
    const rows = await Promise.all(
      chunks(ids).map((some) =>
        this.db.read.selectFrom('graph_node').select('contact_id').where('id', 'in', some).execute(),
      ),
    );
    return rows.flat().flatMap(({ contact_id: id }) => id ?? []);
  }

  nodes(ids: readonly string[]) {
    return this.db.read
      .selectFrom('graph_node')
      .leftJoin('graph_node as employer', 'employer.id', 'graph_node.company_id')
      .select(['graph_node.id', 'graph_node.entity_type', 'graph_node.name', 'graph_node.contact_id'])
      .select(['graph_node.title', 'graph_node.company', 'graph_node.location', 'graph_node.domain'])
      .select(['graph_node.messages_sent', 'graph_node.messages_received', 'graph_node.last_reply_at'])
      .select(['graph_node.median_reply_minutes', 'graph_node.pagerank', 'graph_node.engagement_score'])
      .select((eb) => eb.fn.coalesce('employer.employees', 'graph_node.employees').as('employees'))
      .where('graph_node.id', 'in', [...ids])
      .execute();
  }

  async selectors(ids: readonly string[], types: readonly QuerySelector[]) {
    if (types.length === 0 || ids.length === 0) return [];
    return this.db.read
      .selectFrom('selector')
      .select(['selector.node_id', 'selector.type', 'selector.value'])
      .where('selector.node_id', 'in', [...ids])
      .where('selector.type', 'in', [...types])
      .execute();
  }

  /** Values of a type within a range, those with the most nodes first. */
  values(type: QuerySelector, below: readonly [string, string], most: number) {
    return this.db.read
      .selectFrom('node_fts_term')
      .select((eb) => ['node_fts_term.term', eb.fn.countAll<number | string>().as('nodes')])
      .where('node_fts_term.kind', '=', type)
      .where('node_fts_term.term', '>=', below[0])
      .where('node_fts_term.term', '<', below[1])
      .where(sql<SqlBool>`(node_fts_term.form & 1) <> 0`)
      .groupBy('node_fts_term.term')
      .orderBy('nodes', 'desc')
      .orderBy('node_fts_term.term')
      .limit(most)
      .execute();
  }

  /** The nodes of the smallest lead if they are few; otherwise the terms to collect for a walk over all nodes. */
  async #ways(query: Query, now: number): Promise<{ ids: string[] | null; gathered: Set<QueryTerm> }> {
    const few = new Map<QueryTerm, string[]>();
    const terms = leadingTerms(query);
    for (const term of terms) few.set(term, await this.#few(term, now));
    const sizes = new Map([...few].map(([term, ids]) => [term, ids.length]));
    const lead = leadOf(query, sizes);
    if (lead === null) return { ids: null, gathered: new Set() };
    if (lead.size <= FEW) {
      return { ids: [...new Set(lead.terms.flatMap((term) => few.get(term) ?? []))], gathered: new Set() };
    }
    for (const term of terms.filter((one) => (sizes.get(one) ?? 0) > FEW)) sizes.set(term, await this.#size(term, now));
    return { ids: null, gathered: gatheredTerms(query, sizes, MANY) };
  }

  /** Nodes with a term, up to {@link FEW} + 1. */
  async #few(term: QueryTerm, now: number): Promise<string[]> {
    const nodes = await this.db.read
      .selectFrom(nodesWith(term, now).as('node'))
      .select('node.id')
      .limit(FEW + 1)
      .execute();
    return nodes.map(({ id }) => id);
  }

  /** Number of nodes with a term, up to {@link MANY} + 1. */
  async #size(term: QueryTerm, now: number): Promise<number> {
    const { read } = this.db;
    const some = read
      .selectFrom(nodesWith(term, now).as('node'))
      .select('node.id')
      .limit(MANY + 1);
    const counted = await read
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number | string>().as('nodes'))
      .executeTakeFirstOrThrow();
    return Number(counted.nodes);
  }
}

const AT_ONCE = 1_000;

export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
