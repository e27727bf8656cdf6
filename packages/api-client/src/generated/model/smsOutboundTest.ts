/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SmsOutboundTest {
  /**
     * Who receives it. Without it a simulated channel uses the provider’s test recipient and email the workspace’s own address; nothing is sent elsewhere.
     * @minLength 1
     * @maxLength 320
     */
  to?: string;
  /**
     * What to send.
     * @minLength 1
     * @maxLength 10000
     */
  body?: string;
}
