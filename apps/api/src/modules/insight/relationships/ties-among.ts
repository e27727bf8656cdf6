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
  /** Those with most messages, if there are too many. */
  readonly ties: readonly PlacedTie[];
  readonly total: number;
}

/** Collects the ties between people of the picture, both directions as one, from rows that come batch by batch. */
export class TieCollector {
  readonly #ties = new Map<number, PlacedTie>();

  /** @param places of people, by id. */
  constructor(private readonly places: ReadonlyMap<string, number>) {}

  add(rows: readonly StoredTie[]): void {
    for (const row of rows) {
      const [from, to] = [this.places.get(row.one_id), this.places.get(row.other_id)];
      if (from === undefined || to === undefined || from === to) continue;
      const [one, other] = from < to ? [from, to] : [to, from];
      const key = one * this.places.size + other;
      const known = this.#ties.get(key);
      const own = historyOfRow(row);
      this.#ties.set(key, { one, other, ...(known === undefined ? own : joinedHistory(known, own)) });
    }
  }

  collected(): TiesAmong {
    const all = [...this.#ties.values()];
    if (all.length > MOST_RELATED_TIES) all.sort((one, another) => another.messages - one.messages);
    return { ties: all.slice(0, MOST_RELATED_TIES), total: all.length };
  }
}
