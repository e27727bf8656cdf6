import type { RelationshipGraph } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { NO_HISTORY, type TieHistory } from '@concordia/domain/graph';
import type { NodeRow } from '../graph/graph.rows.js';
import type { StoredTie } from '../graph/graph-ties.repository.js';
import type { TiesAmong } from './ties-among.js';

export const emptyGraph = (owner: NodeRow | null): RelationshipGraph => ({
  owner: ownerOf(owner),
  people: { id: [], name: [], company: [], ...historyColumns([], 0) },
  companies: { id: [], name: [] },
  ties: { one: [], other: [], ...historyColumns([], 0) },
  total: 0,
  totalTies: 0,
});

/** What ties contacts to the owner, by contact. */
export const historiesWith = (ownerId: string, rows: readonly StoredTie[]): ReadonlyMap<string, StoredTie> =>
  new Map(rows.flatMap((row) => (row.other_id === ownerId ? [[row.one_id, row] as const] : [])));

/** @param people in the order to return. */
export function relationshipGraphOf(
  owner: NodeRow,
  people: readonly NodeRow[],
  companies: readonly NodeRow[],
  withOwner: ReadonlyMap<string, StoredTie>,
  { ties, total }: TiesAmong,
  now: number,
): Omit<RelationshipGraph, 'total'> {
  const places = new Map(companies.map(({ id }, at) => [id, at]));
  const histories = people.map(({ id }) => historyOfRow(withOwner.get(id)));
  return {
    owner: ownerOf(owner),
    people: {
      id: people.map(({ id }) => id),
      name: people.map(({ name }) => name),
      company: people.map(({ company_id: id }) => (id === null ? -1 : (places.get(id) ?? -1))),
      ...historyColumns(histories, now),
    },
    companies: { id: companies.map(({ id }) => id), name: companies.map(({ name }) => name) },
    ties: {
      one: ties.map(({ one }) => one),
      other: ties.map(({ other }) => other),
      ...historyColumns(ties, now),
    },
    totalTies: total,
  };
}

export const historyOfRow = (row: StoredTie | undefined): TieHistory =>
  row === undefined ? NO_HISTORY : { messages: row.messages, lastAt: row.last_at, weeks: row.weeks };

const ownerOf = (owner: NodeRow | null) => (owner === null ? null : { id: owner.id, name: owner.name });

/** Pictures go back a year: what ended before needs no weeks. */
const YEAR = 53 * 7 * DAY;

const historyColumns = (histories: readonly TieHistory[], now: number) => ({
  messages: histories.map(({ messages }) => messages),
  lastAt: histories.map(({ lastAt }) => Math.floor(lastAt / 1000)),
  weeks: histories.map(({ weeks, lastAt }) => (now - lastAt > YEAR ? '' : weeks)),
});
