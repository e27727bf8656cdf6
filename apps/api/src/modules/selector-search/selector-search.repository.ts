import { type Query, type QuerySelector, type QueryTerm, termQuery } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { type AliasableExpression, type SqlBool, sql } from 'kysely';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { type Lead, leadingTerms, leadOf } from './leads.js';
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
    const lead = await this.#lead(query, now);
    const list = lead === null ? this.db.read.selectFrom('graph_node') : this.#ledBy(lead, now);
    return list
      .select(['graph_node.id', sql.ref<number>(SORTED_BY[sort]).as('figure')])
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

  async #lead(query: Query, now: number): Promise<Lead | null> {
    const sizes = new Map<QueryTerm, number>();
    for (const term of leadingTerms(query)) sizes.set(term, await this.#size(term, now));
    const lead = leadOf(query, sizes);
    return lead === null || lead.size > GATHERED ? null : lead;
  }

  async #size(term: QueryTerm, now: number): Promise<number> {
    const { total } = await this.db.read
      .selectFrom(
        this.db.read
          .selectFrom(this.#having(term, now).as('all'))
          .select('all.id')
          .limit(GATHERED + 1)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  /** The ids of nodes that have a term, by its index. */
  #having(term: QueryTerm, now: number): AliasableExpression<{ id: string }> {
    if (term.kind === 'text' || term.kind === 'selector') {
      return this.db.read
        .selectFrom('node_fts_term')
        .select('node_fts_term.node_id as id')
        .where(termCondition(termQuery(term)));
    }
    return this.db.read.selectFrom('graph_node').select('graph_node.id as id').where(figureCondition(term, now));
  }

  /** The nodes that have one of the terms, each once. SQLite joins in the order that a cross join is written in. */
  #ledBy({ terms }: Lead, now: number) {
    const nobody = this.db.read.selectFrom('graph_node').select('graph_node.id').where(sql<SqlBool>`1 = 0`);
    const ids = terms.reduce((all, term) => all.union(this.#having(term, now)), nobody);
    const gathered = this.db.read.selectFrom(ids.as('gathered'));
    return this.db.kind === 'sqlite'
      ? gathered.crossJoin('graph_node').whereRef('graph_node.id', '=', 'gathered.id')
      : gathered.innerJoin('graph_node', 'graph_node.id', 'gathered.id');
  }
}

const AT_ONCE = 1_000;

export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
