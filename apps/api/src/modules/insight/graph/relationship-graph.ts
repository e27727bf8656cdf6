import type { RelatedPerson, RelationshipGraph } from '@concordia/contract/insight';
import { tieStrength } from '@concordia/domain/graph';
import { figure, instantOf } from './graph.json.js';
import type { NodeRow, TieRow } from './graph.rows.js';

/** Messages in both directions, and the last of them. */
interface Correspondence {
  readonly messages: number;
  readonly lastAt: number;
}

/** What ties a node to each of its neighbors. Both directions of a pair count the messages of both. */
export function correspondencesOf(id: string, ties: readonly TieRow[]): Map<string, Correspondence> {
  const known = new Map<string, Correspondence>();
  for (const { from_id, to_id, strength, last_at } of ties) {
    const other = from_id === id ? to_id : from_id;
    const { messages, lastAt } = known.get(other) ?? { messages: 0, lastAt: 0 };
    known.set(other, { messages: Math.max(messages, strength), lastAt: Math.max(lastAt, last_at) });
  }
  return known;
}

/** Who exchanged most messages, at most `limit`; equal ones by descending id. */
export const closestOf = (known: ReadonlyMap<string, Correspondence>, limit: number): string[] =>
  [...known]
    .toSorted(([one, { messages }], [another, of]) => of.messages - messages || (one < another ? 1 : -1))
    .slice(0, limit)
    .map(([id]) => id);

/** @param people in the order to return; @param now ms since the epoch. */
export function relationshipGraphOf(
  owner: NodeRow,
  people: readonly NodeRow[],
  companies: readonly NodeRow[],
  known: ReadonlyMap<string, Correspondence>,
  now: number,
): Omit<RelationshipGraph, 'total'> {
  const staff = Map.groupBy(people, ({ company_id }) => company_id);
  const strengths = new Map(people.map(({ id }) => [id, strengthOf(known.get(id), now)]));
  const isShown = new Set(companies.map(({ id }) => id));
  return {
    people: [personOf(owner, isShown), ...people.map((person) => personOf(person, isShown))],
    companies: companies.map(({ id, name }) => ({ id, name, people: staff.get(id)?.length ?? 0 })),
    ties: people.flatMap(({ id, company_id }) => {
      const strength = strengths.get(id) ?? 0;
      const toOwner = { from: owner.id, to: id, kind: 'wrote_to' as const, strength };
      return company_id === null || !isShown.has(company_id)
        ? [toOwner]
        : [toOwner, { from: id, to: company_id, kind: 'works_at' as const, strength }];
    }),
  };
}

const strengthOf = (correspondence: Correspondence | undefined, now: number): number =>
  correspondence === undefined ? 0 : figure(tieStrength(correspondence, now));

const personOf = (row: NodeRow, companies: ReadonlySet<string>): RelatedPerson => ({
  id: row.id,
  name: row.name,
  contactId: row.contact_id,
  isOwner: row.is_owner === 1,
  title: row.title,
  companyId: row.company_id !== null && companies.has(row.company_id) ? row.company_id : null,
  messages: row.messages_sent + row.messages_received,
  lastMessageAt: instantOf(row.last_message_at),
  median_reply_minutes: row.median_reply_minutes === null ? null : figure(row.median_reply_minutes),
  pagerank: figure(row.pagerank),
});
