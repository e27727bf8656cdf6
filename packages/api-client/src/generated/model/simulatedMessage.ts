/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What a made-up contact writes to us.
 */
export interface SimulatedMessage {
  /**
     * Their handle: an address, a number, a name on the network.
     * @minLength 1
     * @maxLength 320
     */
  from: string;
  /**
     * What they call themselves.
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
