/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface EmailInboundTest {
  ping?: boolean | string;
  /**
     * The domain that receives email.
     * @minLength 1
     * @maxLength 253
     */
  domain?: string;
}
