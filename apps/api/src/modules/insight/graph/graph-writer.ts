import { addSketches, sumOfSketches } from '@concordia/domain/flow';
import {
  type OwnerFacts,
  type Place,
  type PlacedNode,
  personEngagement,
  placeOfCompany,
  placeOfOwner,
  relationshipWeight,
} from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { GraphRepository } from './graph.repository.js';
import {
  type NodeRow,
  nodeOfRow,
  type RelationshipRow,
  type StateRow,
  sketchOfText,
  sketchText,
} from './graph.rows.js';
import { GraphRanks, type WeightedEnds, weightOfRow } from './graph-ranks.js';
import { GraphStateRepository } from './graph-state.repository.js';

interface Delta {
  readonly sent: number;
  readonly received: number;
}

/** Adds, updates and removes people, with everything that depends on them: companies, the owner and the counters. */
@Injectable()
export class GraphWriter {
  constructor(
    private readonly graph: GraphRepository,
    private readonly states: GraphStateRepository,
    private readonly ranks: GraphRanks,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ids people to write; those not in `places` are removed.
   * @param state locked in this transaction.
   */
  async write(
    tx: WorkspaceTransaction,
    state: StateRow,
    owner: OwnerFacts,
    ids: readonly string[],
    places: readonly Place[],
  ): Promise<void> {
    const old = await this.graph.nodes(ids, tx);
    const before = await this.graph.relationshipsOf(ids, tx);
    const after = places.flatMap(({ relationships }) => relationships);
    const isPlaced = new Set(places.map(({ node }) => node.id));
    const gone = old.filter(({ id }) => !isPlaced.has(id)).map(({ id }) => id);
    await this.graph.removeNodes(tx, gone);
    await this.graph.putNodes(
      tx,
      places.map(({ node }) => this.#scored(node)),
    );
    await this.graph.putRelationships(tx, ids, after);
    const companies = await this.#putCompanies(tx, old, places);
    const fromOwner = (ends: RelationshipRow) => ends.from_id === owner.id;
    const replies = addSketches(
      addSketches(
        sketchOfText(state.replies),
        sumOfSketches(before.filter(fromOwner).map((row) => sketchOfText(row.replies))),
        -1,
      ),
      sumOfSketches(after.filter(({ from }) => from === owner.id).map((one) => one.replies)),
    );
    const isNew = await this.#putOwner(tx, owner, deltaOf(old, places), replies);
    const was = countKinds(before.map(({ kind }) => kind));
    const is = countKinds(after.map(({ kind }) => kind));
    const version = state.version + 1;
    await this.states.put(tx, {
      version,
      people: state.people + places.length - old.length + Number(isNew),
      companies: state.companies + companies.added.length - companies.removed.length,
      wrote_to: state.wrote_to + is.wrote_to - was.wrote_to,
      works_at: state.works_at + is.works_at - was.works_at,
      replies: sketchText(replies),
      updated_at: this.clock.now(),
    });
    const known = new Set(old.map(({ id }) => id));
    this.ranks.follow(state.version, {
      addedNodes: [
        ...places.flatMap(({ node }) => (known.has(node.id) ? [] : [node.id])),
        ...companies.added,
        ...(isNew ? [owner.id] : []),
      ],
      removedNodes: [...gone, ...companies.removed],
      before: endsOfRows(before, old),
      after: endsOfPlaces(places),
    });
  }

  /** Recomputes the counters and the owner's figures from stored data. */
  async recount(tx: WorkspaceTransaction, owner: OwnerFacts): Promise<void> {
    const { written, replies } = await this.graph.written(tx, owner.id);
    await this.graph.putNodes(tx, [{ node: placeOfOwner(owner, written, replies), engagement: 0 }]);
    await this.states.put(tx, { ...(await this.graph.count(tx)), replies: sketchText(replies) });
  }

  #scored(node: PlacedNode) {
    return { node, engagement: personEngagement(node, this.clock.now()) };
  }

  /** Recomputes every company that gained, lost or has a changed person. */
  async #putCompanies(tx: WorkspaceTransaction, old: readonly NodeRow[], places: readonly Place[]) {
    const named = [...old.map(({ company_id }) => company_id), ...places.map(({ node }) => node.companyId)];
    const ids = [...new Set(named.flatMap((id) => id ?? []))];
    const known = new Set((await this.graph.nodes(ids, tx)).map(({ id }) => id));
    const people = Map.groupBy((await this.graph.peopleOf(ids, tx)).map(nodeOfRow), ({ companyId }) => companyId);
    const now = this.clock.now();
    const companies = ids.flatMap((id) => {
      const staff = people.get(id);
      if (staff === undefined) return [];
      return [
        { node: placeOfCompany(id, staff), engagement: Math.max(...staff.map((one) => personEngagement(one, now))) },
      ];
    });
    const removed = ids.filter((id) => known.has(id) && !people.has(id));
    await this.graph.removeNodes(tx, removed);
    await this.graph.putNodes(tx, companies);
    return { added: companies.flatMap(({ node: { id } }) => (known.has(id) ? [] : [id])), removed };
  }

  /** @returns whether the owner's node is new. */
  async #putOwner(tx: WorkspaceTransaction, owner: OwnerFacts, delta: Delta, replies: ReturnType<typeof addSketches>) {
    const [row] = await this.graph.nodes([owner.id], tx);
    const written = {
      sent: (row?.messages_sent ?? 0) + delta.received,
      received: (row?.messages_received ?? 0) + delta.sent,
    };
    await this.graph.putNodes(tx, [{ node: placeOfOwner(owner, written, replies), engagement: 0 }]);
    return row === undefined;
  }
}

function endsOfRows(rows: readonly RelationshipRow[], nodes: readonly NodeRow[]): WeightedEnds[] {
  const lastAt = new Map(nodes.map(({ id, last_message_at }) => [id, last_message_at]));
  return rows.map((row) => [row.from_id, row.to_id, weightOfRow(row, lastAt.get(row.from_id) ?? 0)]);
}

/** Employment goes out from the person of the place. */
const endsOfPlaces = (places: readonly Place[]): WeightedEnds[] =>
  places.flatMap(({ node, relationships }) =>
    relationships.map((one): WeightedEnds => [one.from, one.to, relationshipWeight(one, node.lastMessageAt)]),
  );

/** The owner's sent messages are the contacts' received ones. */
function deltaOf(old: readonly NodeRow[], places: readonly Place[]): Delta {
  const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  return {
    sent: sum(places, ({ node }) => node.messagesSent) - sum(old, ({ messages_sent }) => messages_sent),
    received: sum(places, ({ node }) => node.messagesReceived) - sum(old, ({ messages_received }) => messages_received),
  };
}

function countKinds(kinds: readonly RelationshipRow['kind'][]): Record<RelationshipRow['kind'], number> {
  const counts = { wrote_to: 0, works_at: 0 };
  for (const kind of kinds) counts[kind] += 1;
  return counts;
}
