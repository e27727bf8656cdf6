/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageStatus } from './messageStatus';

/**
 * A column of its own: a conversation is in exactly one, or snoozed.
 */
export interface StatusColumn {
  kind: 'status';
  status: MessageStatus;
}
