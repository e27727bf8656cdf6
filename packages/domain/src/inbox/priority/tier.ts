/** Minimum priority of the highest tier (specification, sections 4 and 9). */
export const HIGH_PRIORITY = 80;
/** Minimum priority of the middle tier. */
export const MEDIUM_PRIORITY = 60;
/** Above this, the channel history shows its 'Priority' badge. */
export const HISTORY_BADGE_ABOVE = 70;

export const PRIORITY_TIERS = ['high', 'medium', 'low'] as const;

export type PriorityTier = (typeof PRIORITY_TIERS)[number];

export const TIER_NAMES = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<
  PriorityTier,
  string
>;

/** @param priority 0 to 100. */
export function priorityTier(priority: number): PriorityTier {
  if (priority >= HIGH_PRIORITY) return 'high';
  return priority >= MEDIUM_PRIORITY ? 'medium' : 'low';
}
