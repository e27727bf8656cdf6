const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The wait before each attempt, including the first, in ms. */
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

export const MOST_ATTEMPTS = DELAYS.length;

/** Maximum delay a receiver can request, in ms. */
export const LONGEST_DELAY = 24 * HOUR;

/** Random extra fraction of a delay, so that simultaneous failures are not retried simultaneously. */
const JITTER = 0.2;

/**
 * When to retry a failed delivery.
 *
 * @param attempts failed attempts, at least 1.
 * @param now ms since the epoch.
 * @param random in [0, 1), injected.
 * @param retryAfter the receiver's requested delay, in ms: a minimum, up to a day.
 * @returns ms since the epoch, or `null` after the last attempt.
 */
export function nextAttemptAt(attempts: number, now: number, random: number, retryAfter: number | null): number | null {
  const delay = DELAYS[attempts];
  if (delay === undefined) return null;
  const spread = Math.round(delay * (1 + JITTER * random));
  return now + Math.max(spread, Math.min(retryAfter ?? 0, LONGEST_DELAY));
}

/**
 * Parses a Retry-After header (RFC 9110, 10.2.3) as ms: seconds, or an instant.
 *
 * @returns `null` if missing or invalid; never less than 0.
 */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Consecutive failures after which a receiver gets one delivery at a time. */
const PATIENCE = 5;

/** Shortest and longest pause between these deliveries, in ms. The longest bounds how soon a recovery is noticed. */
const FIRST_HOLD = 5 * SECOND;
const LONGEST_HOLD = 5 * MINUTE;

/**
 * The pause for a repeatedly failing receiver, in ms: doubles from five seconds to five minutes.
 *
 * @param failures consecutive failures.
 */
export function holdAfter(failures: number): number {
  if (failures < PATIENCE) return 0;
  return Math.min(FIRST_HOLD * 2 ** Math.min(failures - PATIENCE, 10), LONGEST_HOLD);
}
