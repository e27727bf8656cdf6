import { sumOfSketches } from '../flow/sketch.js';
import { graphOf, pageRank } from '../influence/pagerank.js';
import { placeOfCompany } from './company.js';
import { personEngagement } from './engagement.js';
import type { OwnerFacts, PersonFacts, PersonMessage } from './facts.js';
import type { GraphNode, GraphRelationship, PlacedNode } from './node.js';
import { placeOfOwner, placeOfPerson } from './person.js';
import { tieWeight } from './tie.js';

/** Maximum total error of the ranks (L1). */
export const RANK_TOLERANCE = 1e-12;

export interface GraphFacts {
  readonly owner: OwnerFacts;
  readonly people: readonly PersonFacts[];
  readonly messages: readonly PersonMessage[];
}

export interface ProjectedGraph {
  /** By id. */
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly relationships: readonly GraphRelationship[];
}

/** Builds a workspace's graph from scratch; the incremental one must equal it. @param now ms since the epoch. */
export function projectGraph({ owner, people, messages }: GraphFacts, now: number): ProjectedGraph {
  const byContact = Map.groupBy(messages, ({ contact }) => contact);
  const places = people.map((person) => placeOfPerson(owner.id, person, byContact.get(person.id) ?? []));
  const relationships = places.flatMap((place) => place.relationships);
  const persons = places.map(({ node }) => node);
  const fromOwner = relationships.filter(({ from }) => from === owner.id);
  const sum = (of: (person: PlacedNode) => number) => persons.reduce((total, person) => total + of(person), 0);
  const written = {
    sent: sum(({ messagesReceived }) => messagesReceived),
    received: sum(({ messagesSent }) => messagesSent),
  };
  const nodes = [
    placeOfOwner(owner, written, sumOfSketches(fromOwner.map(({ replies }) => replies))),
    ...persons,
    ...companiesOf(persons),
  ];
  return { nodes: scored(nodes, relationships, now), relationships };
}

/**
 * How much of its node's influence a relationship passes on. Employment counts like the correspondence with the person.
 *
 * @param lastMessageAt of the node that it goes out from; ms since the epoch.
 */
export function relationshipWeight(
  { kind, strength, lastAt }: Pick<GraphRelationship, 'kind' | 'strength' | 'lastAt'>,
  lastMessageAt: number,
): number {
  return tieWeight({ messages: strength, lastAt: kind === 'works_at' ? lastMessageAt : lastAt });
}

function* companiesOf(people: readonly PlacedNode[]): Generator<PlacedNode> {
  for (const [id, some] of Map.groupBy(people, ({ companyId }) => companyId)) {
    if (id !== null) yield placeOfCompany(id, some);
  }
}

function scored(
  nodes: readonly PlacedNode[],
  relationships: readonly GraphRelationship[],
  now: number,
): Map<string, GraphNode> {
  const numbers = new Map(nodes.map(({ id }, number) => [id, number]));
  const edges = relationships.map((relationship) => {
    const { from, to } = relationship;
    const number = numbers.get(from) ?? 0;
    return [number, numbers.get(to) ?? 0, relationshipWeight(relationship, nodes[number]?.lastMessageAt ?? 0)] as const;
  });
  const ranks = pageRank(graphOf(nodes.length, edges), { tolerance: RANK_TOLERANCE });
  const engagements = new Map(nodes.map((node) => [node.id, personEngagement(node, now)]));
  const best = Map.groupBy(nodes, ({ companyId }) => companyId);
  return new Map(
    nodes.map((node, number) => {
      const engagementScore =
        node.entityType === 'Company'
          ? Math.max(...(best.get(node.id) ?? []).map(({ id }) => engagements.get(id) ?? 0))
          : (engagements.get(node.id) ?? 0);
      return [node.id, { ...node, pagerank: ranks[number] ?? 0, engagementScore }];
    }),
  );
}
