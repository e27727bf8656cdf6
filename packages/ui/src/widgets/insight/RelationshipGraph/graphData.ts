import { DAY } from '@concordia/domain';
import { strengthAt, type TieHistory } from '@concordia/domain/graph';
import type { GraphData, GraphNode } from '../../../components/GraphView';
import type { Related, RelatedPerson } from './related';

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

/** A picture, and what its lines stand for. */
export interface Picture {
  readonly data: GraphData;
  /** One per edge, in order. */
  readonly histories: readonly TieHistory[];
}

/** @param now ms since the epoch. @returns `undefined` without a message. */
export function bandOf({ lastAt }: Pick<RelatedPerson, 'lastAt'>, now: number): Band | undefined {
  if (lastAt === 0) return undefined;
  const age = now - lastAt;
  return age <= MONTH ? 'month' : age <= QUARTER ? 'quarter' : 'older';
}

/** People one wrote with often, and those of them who have been quiet for a quarter, most messages first. */
export function quietOnes({ people }: Pick<Related, 'people'>, now: number) {
  const often = people.filter(({ messages }) => messages >= OFTEN);
  const quiet = often.filter((person) => bandOf(person, now) === 'older');
  return { often: often.length, quiet: quiet.map(({ name }) => name) };
}

/** The dots and lines: the owner, people, and the companies that several of them work at. */
export function pictureOf(related: Related, grouping: Grouping, names: GraphNames, now: number): Picture {
  const { owner, people, companies, ties } = related;
  const shown = companies.filter((company) => company.people >= LEAST_STAFF);
  const companyNames = new Map(shown.map(({ id, name }) => [id, name]));
  const clusterOf = (person: RelatedPerson): string | undefined => {
    if (grouping === 'company') return companyNames.get(person.companyId ?? '');
    const band = bandOf(person, now);
    return band === undefined ? undefined : names.band[band];
  };
  // The owner has a part in every message, and would make all others look alike.
  const most = people.reduce((largest, { messages }) => Math.max(largest, messages), 0);
  const nodes = [
    ...(owner === null ? [] : [dot(owner.id, names.you, undefined, most)]),
    ...people.map((person) => dot(person.id, person.name, clusterOf(person), person.messages)),
    ...shown.map(({ id, name, people: staff }) => dot(id, name, grouping === 'company' ? name : undefined, staff)),
  ];
  const lines = [
    ...(owner === null
      ? []
      : people.flatMap((person) => (person.messages === 0 ? [] : [line(owner.id, person.id, person)]))),
    ...people.flatMap((person) =>
      person.companyId !== null && companyNames.has(person.companyId)
        ? [line(person.id, person.companyId, person)]
        : [],
    ),
    ...ties.map((tie) => line(tie.one, tie.other, tie)),
  ];
  return {
    data: {
      nodes,
      edges: lines.map(({ source, target, history }) => ({ source, target, strength: strengthAt(history, now) })),
    },
    histories: lines.map(({ history }) => history),
  };
}

/** How strong each line was. @param at ms since the epoch. */
export const strengthsAt = ({ histories }: Picture, at: number): Float32Array =>
  Float32Array.from(histories, (history) => strengthAt(history, at));

const line = (source: string, target: string, history: TieHistory) => ({ source, target, history });

const dot = (id: string, name: string, cluster: string | undefined, size: number): GraphNode => ({
  id,
  name,
  size,
  ...(cluster !== undefined && { cluster }),
});
