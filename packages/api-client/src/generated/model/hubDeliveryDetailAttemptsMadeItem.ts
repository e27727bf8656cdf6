/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HubDeliveryDetailAttemptsMadeItem = {
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
  /**
     * Beginning of the request, without signatures.
     * @maxLength 1024
     */
  request_excerpt: string;
  /**
     * Beginning of the response. It is third-party text.
     * @maxLength 1024
     */
  response_excerpt: string;
};
