/** What Node says of a connection that was never made: nothing was handed over. */
const NEVER_MADE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Whether a call that rejected has surely not reached the other side: there never was a connection. Anything else, a time-out or a
 * connection that broke, may have come after the message did.
 */
export function neverLeft(error: unknown): boolean {
  const seen = new Set<unknown>();
  let cause = error;
  while (typeof cause === 'object' && cause !== null && !seen.has(cause)) {
    seen.add(cause);
    if ('code' in cause && typeof cause.code === 'string' && NEVER_MADE.has(cause.code)) return true;
    // Several addresses were tried, and none of them took the call.
    if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(neverLeft);
    cause = 'cause' in cause ? cause.cause : null;
  }
  return false;
}
