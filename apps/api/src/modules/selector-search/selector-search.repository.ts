import { type Query, type QuerySelector, type QueryTerm, termQuery } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { leadingTerms, leadOf } from './leads.js';
import { figureCondition, nodeCondition, termCondition } from './query-sql.js';

/** So many nodes are gathered by an index and held against the query; where more have a term, all nodes are walked in the order of the list. */
const GATHERED = 10_000;

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
  /** How many at most. */
  readonly most: number;
  /** Ms since the epoch, for durations. */
  readonly now: number;
}

/** A node and the figure that it is sorted by. */
export interface SortedNode {
  readonly id: string;
  readonly figure: number;
}

export type NodeRow = Awaited<ReturnType<SelectorSearchRepository['nodes']>>[number];

/** Named queries on the nodes of the graph. */
@Injectable()
export class SelectorSearchRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The ids of whom a query finds with the figure that they are sorted by, the first of the order first. */
  async find({ query, entityTypes, sort, most, now }: NodeSearch): Promise<SortedNode[]> {
    const ids = await this.#gathered(query, now);
    if (ids?.length === 0) return [];
    return this.db.read
      .selectFrom('graph_node')
      .select(['graph_node.id', sql.ref<number>(SORTED_BY[sort]).as('figure')])
      .$if(ids !== null, (led) => led.where('graph_node.id', 'in', ids ?? []))
      .where(nodeCondition(query, now))
      .$if(entityTypes.length === 1, (some) => some.where('graph_node.entity_type', 'in', [...entityTypes]))
      .orderBy(SORTED_BY[sort], 'desc')
      .orderBy('graph_node.id', 'desc')
      .limit(most)
      .execute();
  }

  /** The contacts whom a query finds, those with most influence first. */
  async contacts(query: Query, most: number, now: number): Promise<string[]> {
    const found = await this.find({ query, entityTypes: ['Person'], sort: 'pagerank', most, now });
    const ids = found.map(({ id }) => id);
    const nodes = await Promise.all(chunks(ids).map((some) => this.nodes(some)));
    return nodes.flat().flatMap(({ contact_id: id }) => (id === null ? [] : [id]));
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

  /** The selectors of nodes. @param types only these. */
  async selectors(ids: readonly string[], types: readonly QuerySelector[]) {
    if (types.length === 0 || ids.length === 0) return [];
    return this.db.read
      .selectFrom('selector')
      .select(['selector.node_id', 'selector.type', 'selector.value'])
      .where('selector.node_id', 'in', [...ids])
      .where('selector.type', 'in', [...types])
      .execute();
  }

  /** The values of a type that begin with a text, those of the most nodes first. */
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

  /** The nodes that the shortest way leads to, `null` when it is not short. */
  async #gathered(query: Query, now: number): Promise<string[] | null> {
    const having = new Map<QueryTerm, string[]>();
    for (const term of leadingTerms(query)) having.set(term, await this.#having(term, now));
    const lead = leadOf(query, new Map([...having].map(([term, ids]) => [term, ids.length])));
    if (lead === null || lead.size > GATHERED) return null;
    return [...new Set(lead.terms.flatMap((term) => having.get(term) ?? []))];
  }

  /** The nodes that have a term, by its index; one more than are gathered is enough to know that they are too many. */
  async #having(term: QueryTerm, now: number): Promise<string[]> {
    const { read } = this.db;
    if (term.kind === 'number' || term.kind === 'duration') {
      const nodes = read.selectFrom('graph_node').select('graph_node.id').where(figureCondition(term, now));
      return (await nodes.limit(GATHERED + 1).execute()).map(({ id }) => id);
    }
    const nodes = read
      .selectFrom('node_fts_term')
      .select('node_fts_term.node_id as id')
      .where(termCondition(termQuery(term)));
    return (await nodes.limit(GATHERED + 1).execute()).map(({ id }) => id);
  }
}

const AT_ONCE = 1_000;

export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
