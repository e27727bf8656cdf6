export interface BackoffRule {
  /** The delay before the first retry, in ms. */
  readonly baseMs: number;
  /** No delay is longer, in ms. */
  readonly maxMs: number;
}

export const JOB_BACKOFF: BackoffRule = { baseMs: 1_000, maxMs: 15 * 60_000 };

/**
 * How long to wait before trying again, in ms: doubling with every failure, and spread by chance over its upper half, so that jobs which
 * failed together do not come back together ("equal jitter").
 *
 * @param failures how many attempts have failed, at least 1.
 * @param random in [0, 1), injected.
 */
export function retryDelay(failures: number, random: number, rule: BackoffRule = JOB_BACKOFF): number {
  // Past 2^40 the ceiling has long been reached, and the power would run to infinity.
  const doubled = rule.baseMs * 2 ** Math.min(Math.max(failures, 1) - 1, 40);
  const ceiling = Math.min(doubled, rule.maxMs);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}
