/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The result of one health check of a module.
 */
export interface HubModuleCheck {
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  at: string;
  is_ok: boolean;
  /** The HTTP status; `null` if there was no response. */
  status_code: number | null;
  /** Response time, in ms; `null` if there was no response. */
  latency_ms: number | null;
  /**
     * As reported at that time.
     * @nullable
     */
  version: string | null;
  /**
     * Why it failed, in one sentence.
     * @nullable
     */
  problem: string | null;
}
