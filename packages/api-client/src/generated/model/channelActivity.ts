/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Messages on one channel.
 */
export interface ChannelActivity {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  received: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
}
