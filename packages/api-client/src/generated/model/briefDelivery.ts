/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where the brief is sent, besides the screen.
 */
export interface BriefDelivery {
  /** Whether the morning brief is emailed every day. */
  isOn: boolean;
  address: string | null;
  /** When a brief was last handed to the email connection. */
  lastSentAt: string | null;
  /**
     * Why the last brief was not sent; `null` if it was.
     * @nullable
     */
  lastFailure: string | null;
}
