/** Why there was no response, in words for the user who chose the address. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The address cannot be read.';
  if (error.name === 'TimeoutError') return 'The address did not respond in time.';
  const cause = error.cause instanceof Error ? error.cause : error;
  if ('code' in cause && cause.code === 'ENOTFOUND') return 'The host was not found.';
  return cause.message || 'The address cannot be reached.';
}
