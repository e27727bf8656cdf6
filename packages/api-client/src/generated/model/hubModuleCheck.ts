/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How a module was, once.
 */
export interface HubModuleCheck {
  /** An instant: ISO 8601, UTC, with milliseconds. */
  at: string;
  is_ok: boolean;
  /** The HTTP status; `null` when there was no answer. */
  status_code: number | null;
  /** How long the answer took, in ms; `null` when there was none. */
  latency_ms: number | null;
  /**
     * As it said then.
     * @nullable
     */
  version: string | null;
  /**
     * Why it failed, in a sentence.
     * @nullable
     */
  problem: string | null;
}
