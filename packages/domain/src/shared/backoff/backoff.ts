export interface BackoffRule {
  /** The delay before the first retry, in ms. */
  readonly baseMs: number;
  /** Maximum delay, in ms. */
  readonly maxMs: number;
}

export const JOB_BACKOFF: BackoffRule = { baseMs: 1_000, maxMs: 15 * 60_000 };

/**
 * The retry delay in ms: doubles with every failure, with jitter over its upper half, so that jobs that failed together are not retried together
 * ("equal jitter").
 *
 * @param failures failed attempts, at least 1.
 * @param random in [0, 1), injected.
 */
export function retryDelay(failures: number, random: number, rule: BackoffRule = JOB_BACKOFF): number {
  // The maximum is reached long before 2^40; larger powers would overflow to infinity.
  const doubled = rule.baseMs * 2 ** Math.min(Math.max(failures, 1) - 1, 40);
  const ceiling = Math.min(doubled, rule.maxMs);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}
