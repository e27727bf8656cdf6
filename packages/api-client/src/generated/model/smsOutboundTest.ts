/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SmsOutboundTest {
  /**
     * Recipient. If omitted, simulated channels use the provider’s test recipient and email uses the workspace’s own address. Nothing is sent elsewhere.
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
