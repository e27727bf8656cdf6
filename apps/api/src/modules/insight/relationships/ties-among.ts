import { MOST_RELATED_TIES } from '@concordia/contract/insight';
import { joinedHistory, type TieHistory } from '@concordia/domain/graph';
import type { StoredTie } from '../graph/graph-ties.repository.js';
import { historyOfRow } from './relationship-graph.js';

/** A tie between two people, by their places in the picture. */
export interface PlacedTie extends TieHistory {
  readonly one: number;
  readonly other: number;
}

export interface TiesAmong {
  /** Those with most messages, most first. */
  readonly ties: readonly PlacedTie[];
  readonly total: number;
}

/** The ties between people of the picture, both directions as one. @param places of people, by id. */
export function tiesAmong(rows: readonly StoredTie[], places: ReadonlyMap<string, number>): TiesAmong {
  const ties = new Map<number, PlacedTie>();
  for (const row of rows) {
    const [from, to] = [places.get(row.one_id), places.get(row.other_id)];
    if (from === undefined || to === undefined || from === to) continue;
    const [one, other] = from < to ? [from, to] : [to, from];
    const key = one * places.size + other;
    const known = ties.get(key);
    const own = historyOfRow(row);
    ties.set(key, { one, other, ...(known === undefined ? own : joinedHistory(known, own)) });
  }
  const all = [...ties.values()].sort(
    (one, another) => another.messages - one.messages || one.one - another.one || one.other - another.other,
  );
  return { ties: all.slice(0, MOST_RELATED_TIES), total: all.length };
}
