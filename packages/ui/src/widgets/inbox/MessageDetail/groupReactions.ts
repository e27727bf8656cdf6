import type { Reaction } from '@concordia/api-client';

interface ReactionGroup {
  readonly emoji: string;
  /** Who reacted, in order: the name, or the handle if unknown. */
  readonly names: readonly string[];
}

/** Groups reactions by emoji, in the order first given. */
export function groupReactions(reactions: readonly Reaction[]): ReactionGroup[] {
  const groups = Map.groupBy(reactions, ({ emoji }) => emoji);
  return [...groups].map(([emoji, given]) => ({ emoji, names: given.map(({ name, from }) => name ?? from) }));
}
