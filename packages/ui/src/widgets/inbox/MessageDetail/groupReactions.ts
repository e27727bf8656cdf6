import type { Reaction } from '@concordia/api-client';

interface ReactionGroup {
  readonly emoji: string;
  /** Who reacted, in order: the name, or the handle if unknown. */
  readonly names: readonly string[];
  /** Whether one of them is ours. */
  readonly isOurs: boolean;
}

/**
 * Groups reactions by emoji, in the order first given.
 *
 * @param you what our own are named.
 */
export function groupReactions(reactions: readonly Reaction[], you: string): ReactionGroup[] {
  const groups = Map.groupBy(reactions, ({ emoji }) => emoji);
  return [...groups].map(([emoji, given]) => ({
    emoji,
    names: given.map(({ name, from, isOurs }) => (isOurs ? you : (name ?? from))),
    isOurs: given.some(({ isOurs }) => isOurs),
  }));
}
