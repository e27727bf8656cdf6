import type { RelatedPerson, RelationshipGraph } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import type { GraphData, GraphNode } from '../../../components/GraphView';

/** What dots lie together by. */
export const GROUPINGS = ['lastContact', 'company'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** How long ago the last message was. */
export type Band = 'month' | 'quarter' | 'older';

const MONTH = 30 * DAY;
const QUARTER = 90 * DAY;

/** Messages from which one writes with a person often. */
const OFTEN = 6;

/** Companies of fewer people would only double each dot. */
const LEAST_STAFF = 2;

export interface GraphNames {
  readonly you: string;
  readonly band: Record<Band, string>;
}

/** @param now ms since the epoch. @returns `undefined` without a message. */
export function bandOf({ lastMessageAt }: Pick<RelatedPerson, 'lastMessageAt'>, now: number): Band | undefined {
  if (lastMessageAt === null) return undefined;
  const age = now - Date.parse(lastMessageAt);
  return age <= MONTH ? 'month' : age <= QUARTER ? 'quarter' : 'older';
}

/** People one wrote with often, and those of them who have been quiet for a quarter, most messages first. */
export function quietOnes({ people }: Pick<RelationshipGraph, 'people'>, now: number) {
  const often = people.filter(({ isOwner, messages }) => !isOwner && messages >= OFTEN);
  const quiet = often.filter((person) => bandOf(person, now) === 'older');
  return { often: often.length, quiet: quiet.map(({ name }) => name) };
}

/** The dots and lines: the owner, people, and the companies that several of them work at. */
export function graphDataOf(
  { people, companies, ties }: RelationshipGraph,
  grouping: Grouping,
  names: GraphNames,
  now: number,
): GraphData {
  const shown = companies.filter((company) => company.people >= LEAST_STAFF);
  const companyNames = new Map(shown.map(({ id, name }) => [id, name]));
  const clusterOf = (person: RelatedPerson): string | undefined => {
    if (person.isOwner) return undefined;
    if (grouping === 'company') return companyNames.get(person.companyId ?? '');
    const band = bandOf(person, now);
    return band === undefined ? undefined : names.band[band];
  };
  // The owner has a part in every message, and would make all others look alike.
  const most = Math.max(0, ...people.map(({ isOwner, messages }) => (isOwner ? 0 : messages)));
  const nodes = [
    ...people.map((person) =>
      dot(
        person.id,
        person.isOwner ? names.you : person.name,
        clusterOf(person),
        person.isOwner ? most : person.messages,
      ),
    ),
    ...shown.map(({ id, name, people: staff }) => dot(id, name, grouping === 'company' ? name : undefined, staff)),
  ];
  const isShown = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    edges: ties
      .filter(({ from, to }) => isShown.has(from) && isShown.has(to))
      .map(({ from, to, strength }) => ({ source: from, target: to, strength })),
  };
}

const dot = (id: string, name: string, cluster: string | undefined, size: number): GraphNode => ({
  id,
  name,
  size,
  ...(cluster !== undefined && { cluster }),
});
