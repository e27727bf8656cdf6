import type { NeighborRelationship } from '@concordia/api-client';

/** The relationship between a neighbor and the center, both directions combined. */
export interface Bond {
  /** Messages between the two. */
  readonly messages: number;
  /** Median response time of the neighbor in minutes; `null` without replies. */
  readonly replyMinutes: number | null;
  /** Time of the last message in either direction, ISO 8601; `null` for none. */
  readonly lastAt: string | null;
  readonly employed: 'neighbor' | 'middle' | null;
}

const later = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
};

/** Combines the relationships of a neighbor with the center. Ignores those among neighbors. */
export function bondOf(middleId: string, neighborId: string, relationships: readonly NeighborRelationship[]): Bond {
  let bond: Bond = { messages: 0, replyMinutes: null, lastAt: null, employed: null };
  for (const { from, to, kind, messages, lastAt, median_reply_minutes } of relationships) {
    const isOut = from === neighborId && to === middleId;
    const isIn = from === middleId && to === neighborId;
    if (!isOut && !isIn) continue;
    bond = {
      messages: bond.messages + messages,
      replyMinutes: isOut ? (median_reply_minutes ?? bond.replyMinutes) : bond.replyMinutes,
      lastAt: later(bond.lastAt, lastAt),
      employed: kind === 'works_at' ? (isOut ? 'neighbor' : 'middle') : bond.employed,
    };
  }
  return bond;
}
