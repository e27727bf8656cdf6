/** Durations in ms, and their curves. Reduced motion sets every duration to zero at the root. */
export const duration = { quick: 90, calm: 140, travel: 190, pulse: 1600 } as const;

export const easing = {
  /** For elements that enter or follow the pointer. */
  out: [0.2, 0.7, 0.2, 1],
  /** For changes in place. */
  standard: [0.3, 0, 0.2, 1],
} as const;

export const bezier = (points: readonly number[]): string => `cubic-bezier(${points.join(', ')})`;
