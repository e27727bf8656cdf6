/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The last attempt.
 */
export type HubDeliveryDetailLast = {
  /** When it was sent. */
  at: string;
  /** The HTTP status; `null` if there was no response. */
  status_code: number | null;
  /** Response time, in ms. */
  latency_ms: number | null;
  /**
     * What went wrong, in one sentence; `null` if it was delivered.
     * @nullable
     */
  problem: string | null;
} | null;
