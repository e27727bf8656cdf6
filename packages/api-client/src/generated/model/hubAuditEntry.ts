/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An audited action in the workspace: who did what, to what, and when.
 */
export interface HubAuditEntry {
  /** A UUID. */
  id: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  at: string;
  /** `owner`, the name of a module, `concordia`, or `unknown`. */
  actor: string;
  /** The action, such as `token.issued`. */
  action: string;
  /** The target of the action: a name or an ID. */
  subject: string;
  /**
     * Additional details.
     * @nullable
     */
  detail: string | null;
}
