const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait before each attempt, the first one included, in ms. */
const DELAYS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** How often a delivery is tried before it is a dead letter. */
export const MOST_ATTEMPTS = DELAYS.length;

/** No receiver puts us off for longer, in ms. */
export const LONGEST_DELAY = 24 * HOUR;

/** How much longer a delay may be than it says, so that what failed together does not come back together. */
const JITTER = 0.2;

/**
 * When a delivery that failed is tried again.
 *
 * @param attempts how many failed, at least 1.
 * @param now ms since the epoch.
 * @param random in [0, 1), injected.
 * @param retryAfter what the receiver asked for, in ms; never sooner than that, up to a day.
 * @returns ms since the epoch, or `null` when it is given up.
 */
export function nextAttemptAt(attempts: number, now: number, random: number, retryAfter: number | null): number | null {
  const delay = DELAYS[attempts];
  if (delay === undefined) return null;
  const spread = Math.round(delay * (1 + JITTER * random));
  return now + Math.max(spread, Math.min(retryAfter ?? 0, LONGEST_DELAY));
}

/**
 * What a Retry-After header asks for (RFC 9110, 10.2.3), in ms: seconds, or an instant.
 *
 * @returns `null` for no header and for one that says neither; never less than 0.
 */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Failures in a row after which a receiver is asked one thing at a time. */
const PATIENCE = 5;

/** The times between two such questions, in ms: the longest says how soon it is noticed that a receiver is well again. */
const FIRST_HOLD = 5 * SECOND;
const LONGEST_HOLD = 5 * MINUTE;

/**
 * How long to leave a receiver alone that fails again and again, in ms: doubling from five seconds to five minutes.
 *
 * @param failures how many in a row.
 */
export function holdAfter(failures: number): number {
  if (failures < PATIENCE) return 0;
  return Math.min(FIRST_HOLD * 2 ** Math.min(failures - PATIENCE, 10), LONGEST_HOLD);
}
