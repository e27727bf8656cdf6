/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A message from a simulated contact.
 */
export interface SimulatedMessage {
  /**
     * Handle of the sender: an address, a number or a name on the network.
     * @minLength 1
     * @maxLength 320
     */
  from: string;
  /**
     * Display name of the sender.
     * @maxLength 200
     */
  name?: string;
  /** @maxLength 998 */
  subject?: string;
  /**
     * @minLength 1
     * @maxLength 100000
     */
  text: string;
}
