/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface EmailOutboundTest {
  /**
     * Who receives it. Without it a simulated channel uses the provider’s test recipient and email the workspace’s own address; nothing is sent elsewhere.
     * @minLength 1
     * @maxLength 320
     */
  to?: string;
  /**
     * @minLength 1
     * @maxLength 998
     */
  subject?: string;
  /**
     * What to send.
     * @minLength 1
     * @maxLength 10000
     */
  text?: string;
}
