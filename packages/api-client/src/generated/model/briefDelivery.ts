/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where the brief goes besides the screen.
 */
export interface BriefDelivery {
  /** Whether the brief of every morning is sent by e-mail. */
  isOn: boolean;
  address: string | null;
  /** When one was last handed to the e-mail connection. */
  lastSentAt: string | null;
  /**
     * Why the last one did not go out; `null` when it did.
     * @nullable
     */
  lastFailure: string | null;
}
