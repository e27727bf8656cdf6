/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SmsInboundTest {
  /**
     * @minLength 1
     * @maxLength 40
     */
  from?: string;
  /**
     * What to send.
     * @minLength 1
     * @maxLength 10000
     */
  body?: string;
}
