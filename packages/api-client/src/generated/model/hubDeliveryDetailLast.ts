/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The last attempt.
 */
export type HubDeliveryDetailLast = {
  /** When it was sent. */
  at: string;
  /** The HTTP status; `null` when there was no answer. */
  status_code: number | null;
  /** How long the answer took, in ms. */
  latency_ms: number | null;
  /**
     * What went wrong, in a sentence; `null` when it arrived.
     * @nullable
     */
  problem: string | null;
} | null;
