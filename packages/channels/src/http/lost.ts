/** Node error codes for a connection that was never established: nothing was sent. */
const NEVER_MADE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Whether a rejected call certainly never reached the other side, because no connection was established. After a timeout or a broken connection, the
 * message may have arrived.
 */
export function neverLeft(error: unknown): boolean {
  const seen = new Set<unknown>();
  let cause = error;
  while (typeof cause === 'object' && cause !== null && !seen.has(cause)) {
    seen.add(cause);
    if ('code' in cause && typeof cause.code === 'string' && NEVER_MADE.has(cause.code)) return true;
    // Several addresses were tried and none connected.
    if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(neverLeft);
    cause = 'cause' in cause ? cause.cause : null;
  }
  return false;
}
