/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface TelegramWebhookTest {
  /** @maxLength 2000 */
  url?: string;
}
