/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HubDeliveryDetailAttemptsMadeItem = {
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
  /**
     * The beginning of what was sent, without signatures.
     * @maxLength 1024
     */
  request_excerpt: string;
  /**
     * The beginning of what was answered. It is text of others.
     * @maxLength 1024
     */
  response_excerpt: string;
};
