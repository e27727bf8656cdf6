/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MetaVerifyTestChannel } from './metaVerifyTestChannel';

export interface MetaVerifyTest {
  channel?: MetaVerifyTestChannel;
  /**
     * The verify token to compare with the stored one.
     * @maxLength 8000
     */
  token?: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  pageId?: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  waPhoneId?: string;
}
