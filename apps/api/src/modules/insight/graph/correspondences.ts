import type { TieRow } from './graph.rows.js';

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
