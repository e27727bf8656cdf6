import { sumOfSketches } from '@concordia/domain/flow';
import type { GraphRelationship, PlacedNode } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import {
  type NodeRow,
  nodeColumns,
  type RelationshipRow,
  relationshipColumns,
  sketchOfText,
  type TieRow,
} from './graph.rows.js';

/** Maximum rows per statement; the widest has about twenty columns. */
const AT_ONCE = 500;

export interface ScoredNode {
  readonly node: PlacedNode;
  readonly engagement: number;
}

@Injectable()
export class GraphRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async nodes(ids: readonly string[], db: QuerySource = this.db.read): Promise<NodeRow[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom('graph_node')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
  }

  async peopleOf(companyIds: readonly string[], db: QuerySource): Promise<NodeRow[]> {
    if (companyIds.length === 0) return [];
    return db
      .selectFrom('graph_node')
      .selectAll()
      .where('company_id', 'in', [...companyIds])
      .execute();
  }

  async relationshipsOf(ids: readonly string[], db: QuerySource): Promise<RelationshipRow[]> {
    if (ids.length === 0) return [];
    const all = db.selectFrom('graph_relationship').selectAll();
    const from = await all.where('from_id', 'in', [...ids]).execute();
    const to = await all.where('to_id', 'in', [...ids]).execute();
    const seen = new Set(from.map(({ from_id, to_id }) => `${from_id} ${to_id}`));
    return [...from, ...to.filter(({ from_id, to_id }) => !seen.has(`${from_id} ${to_id}`))];
  }

  /** In id order. */
  nodesAfter(id: string, limit: number): Promise<NodeRow[]> {
    const all = this.db.read.selectFrom('graph_node').selectAll();
    return (id === '' ? all : all.where('id', '>', id)).orderBy('id').limit(limit).execute();
  }

  endsAfter(after: { from_id: string; to_id: string } | null, limit: number) {
    const all = this.db.read
      .selectFrom('graph_relationship')
      .select(['from_id', 'to_id', 'kind', 'strength', 'last_at']);
    const rest =
      after === null
        ? all
        : all.where((eb) => eb(eb.refTuple('from_id', 'to_id'), '>', eb.tuple(after.from_id, after.to_id)));
    return rest.orderBy('from_id').orderBy('to_id').limit(limit).execute();
  }

  /** The strongest ties in both directions, without their replies. */
  async ties(id: string, limit: number): Promise<TieRow[]> {
    const all = this.db.read
      .selectFrom('graph_relationship')
      .select(['from_id', 'to_id', 'strength', 'last_at'])
      .orderBy('strength', 'desc')
      .limit(limit);
    const from = await all.where('from_id', '=', id).orderBy('to_id', 'desc').execute();
    const to = await all.where('to_id', '=', id).orderBy('from_id', 'desc').execute();
    return [...from, ...to];
  }

  /** Number of a node's neighbors; counting stops at the bound. */
  async neighbors(id: string, bound: number): Promise<number> {
    const from = this.db.read
      .selectFrom('graph_relationship')
      .select('to_id as id')
      .where('from_id', '=', id)
      .limit(bound)
      .as('ahead');
    const to = this.db.read
      .selectFrom('graph_relationship')
      .select('from_id as id')
      .where('to_id', '=', id)
      .limit(bound)
      .as('behind');
    const all = this.db.read.selectFrom(from).select('ahead.id').union(this.db.read.selectFrom(to).select('behind.id'));
    const { neighbors } = await this.db.read
      .selectFrom(all.as('next'))
      .select((eb) => eb.fn.countAll<number | string>().as('neighbors'))
      .executeTakeFirstOrThrow();
    return Math.min(bound, Number(neighbors));
  }

  /** Relationships between the nodes. Looks up each pair by primary key, because a node may have a hundred thousand others. */
  among(ids: readonly string[]): Promise<RelationshipRow[]> {
    return this.db.read
      .selectFrom('graph_relationship')
      .selectAll()
      .where(sql<boolean>`from_id in (${sql.join([...ids])})`)
      .where(sql<boolean>`to_id in (${sql.join([...ids])})`)
      .orderBy('strength', 'desc')
      .orderBy('from_id')
      .orderBy('to_id')
      .execute();
  }

  /** Inserts or updates nodes; ranks are unchanged. */
  async putNodes(tx: WorkspaceTransaction, nodes: readonly ScoredNode[]): Promise<void> {
    for (let start = 0; start < nodes.length; start += AT_ONCE) {
      const rows = nodes
        .slice(start, start + AT_ONCE)
        .map(({ node, engagement }) => ({ ...nodeColumns(node), engagement_score: engagement }));
      const [first] = rows;
      if (first === undefined) return;
      const columns = Object.keys(first).filter((name): name is keyof typeof first => name !== 'id' && name in first);
      await tx
        .insertInto('graph_node')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
        )
        .execute();
    }
  }

  async removeNodes(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .deleteFrom('graph_node')
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Replaces the relationships of some people. */
  async putRelationships(
    tx: WorkspaceTransaction,
    ids: readonly string[],
    relationships: readonly GraphRelationship[],
  ): Promise<void> {
    if (ids.length > 0) {
      const gone = tx.deleteFrom('graph_relationship');
      await gone.where('from_id', 'in', [...ids]).execute();
      await gone.where('to_id', 'in', [...ids]).execute();
    }
    for (let start = 0; start < relationships.length; start += AT_ONCE) {
      const rows = relationships.slice(start, start + AT_ONCE).map(relationshipColumns);
      await tx.insertInto('graph_relationship').values(rows).execute();
    }
  }

  async setScore(
    tx: WorkspaceTransaction,
    id: string,
    score: { pagerank?: number; engagement_score?: number },
  ): Promise<void> {
    await tx.updateTable('graph_node').set(score).where('id', '=', id).execute();
  }

  /** Totals over all people, and the owner's reply times, from stored relationships. */
  async written(tx: WorkspaceTransaction, ownerId: string) {
    const sums = await tx
      .selectFrom('graph_node')
      .select((eb) => [
        eb.fn.sum<number | string | null>('messages_sent').as('sent'),
        eb.fn.sum<number | string | null>('messages_received').as('received'),
      ])
      .where('contact_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const rows = await tx
      .selectFrom('graph_relationship')
      .select('replies')
      .where('from_id', '=', ownerId)
      .where('replies', '<>', '')
      .execute();
    const replies = sumOfSketches(rows.map((row) => sketchOfText(row.replies)));
    // Messages received by contacts are those the owner sent.
    return { written: { sent: Number(sums.received ?? 0), received: Number(sums.sent ?? 0) }, replies };
  }

  /** Counts from stored data, at the end of a rebuild. */
  async count(tx: WorkspaceTransaction) {
    const nodes = await tx
      .selectFrom('graph_node')
      .select((eb) => ['entity_type', eb.fn.countAll<number | string>().as('count')])
      .groupBy('entity_type')
      .execute();
    const relationships = await tx
      .selectFrom('graph_relationship')
      .select((eb) => ['kind', eb.fn.countAll<number | string>().as('count')])
      .groupBy('kind')
      .execute();
    const of = (entity: NodeRow['entity_type']) =>
      Number(nodes.find(({ entity_type }) => entity_type === entity)?.count ?? 0);
    const having = (wanted: RelationshipRow['kind']) =>
      Number(relationships.find(({ kind }) => kind === wanted)?.count ?? 0);
    return {
      people: of('Person'),
      companies: of('Company'),
      wrote_to: having('wrote_to'),
      works_at: having('works_at'),
    };
  }

  /** Some person nodes whose contact no longer exists. */
  async strays(limit: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('graph_node')
      .select('graph_node.id')
      .where('graph_node.contact_id', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('contact')
              .select(sql<number>`1`.as('one'))
              .whereRef('contact.id', '=', 'graph_node.contact_id'),
          ),
        ),
      )
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}
