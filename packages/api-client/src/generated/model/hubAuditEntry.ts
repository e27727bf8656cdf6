/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Something that was done to the workspace: who, what, to what, and when.
 */
export interface HubAuditEntry {
  /** A UUID. */
  id: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  at: string;
  /** `owner`, the name of a module, `concordia`, or `unknown`. */
  actor: string;
  /** What was done: `token.issued`. */
  action: string;
  /** What it was done to: a name or an id. */
  subject: string;
  /**
     * What else there is to know.
     * @nullable
     */
  detail: string | null;
}
