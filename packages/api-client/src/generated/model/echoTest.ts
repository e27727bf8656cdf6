/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A test message. It never appears as correspondence.
 */
export interface EchoTest {
  /**
     * What to send.
     * @minLength 1
     * @maxLength 10000
     */
  echo?: string;
  /**
     * Recipient. If omitted, simulated channels use the provider’s test recipient and email uses the workspace’s own address. Nothing is sent elsewhere.
     * @minLength 1
     * @maxLength 320
     */
  to?: string;
}
