import type { NeighbourRelationship } from '@concordia/api-client';

/** What ties a neighbour to the one in the middle, in both directions together. */
export interface Bond {
  /** Messages that the two wrote to each other. */
  readonly messages: number;
  /** Half of the neighbour's answers came within so many minutes; `null` where none was seen. */
  readonly replyMinutes: number | null;
  /** When the last message went either way, ISO 8601; `null` for none. */
  readonly lastAt: string | null;
  /** Who of the two is employed by the other. */
  readonly employed: 'neighbour' | 'middle' | null;
}

const later = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
};

/** The bond of a neighbour with the middle. Relationships among the neighbours are none of its business. */
export function bondOf(middleId: string, neighbourId: string, relationships: readonly NeighbourRelationship[]): Bond {
  let bond: Bond = { messages: 0, replyMinutes: null, lastAt: null, employed: null };
  for (const { from, to, kind, messages, lastAt, median_reply_minutes } of relationships) {
    const isOut = from === neighbourId && to === middleId;
    const isIn = from === middleId && to === neighbourId;
    if (!isOut && !isIn) continue;
    bond = {
      messages: bond.messages + messages,
      replyMinutes: isOut ? (median_reply_minutes ?? bond.replyMinutes) : bond.replyMinutes,
      lastAt: later(bond.lastAt, lastAt),
      employed: kind === 'works_at' ? (isOut ? 'neighbour' : 'middle') : bond.employed,
    };
  }
  return bond;
}
