/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Recipient } from './recipient';

/**
 * Everybody who gets an email.
 */
export interface SentRecipients {
  /** @maxItems 1000 */
  to: Recipient[];
  /** @maxItems 1000 */
  cc: Recipient[];
  /** @maxItems 1000 */
  bcc: Recipient[];
}
