/** For errors that are only logged (specification, section 8). */
export function log(what: 'email-summary' | 'twitter-status' | 'setup-draft', why: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is the log of a page
  console.warn(`[${what}] ${String(why)}`);
}
