/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Message } from './message';

/**
 * A message from or to the contact.
 */
export interface TimelineMessage {
  kind: 'message';
  /** A UUID. */
  id: string;
  /** When it happened. */
  at: string;
  message: Message;
}
