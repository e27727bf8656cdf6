import type { Reaction } from '@concordia/api-client';

interface ReactionGroup {
  readonly emoji: string;
  /** Who gave it, in the order in which they did: their name, or their handle where nobody knows it. */
  readonly names: readonly string[];
}

/** The signs with whoever gave them, those first that were given first. */
export function groupReactions(reactions: readonly Reaction[]): ReactionGroup[] {
  const groups = Map.groupBy(reactions, ({ emoji }) => emoji);
  return [...groups].map(([emoji, given]) => ({ emoji, names: given.map(({ name, from }) => name ?? from) }));
}
