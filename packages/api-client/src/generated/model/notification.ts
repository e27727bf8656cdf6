/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { NotificationKind } from './notificationKind';

/**
 * Something that a person should hear of once.
 */
export interface Notification {
  /** A UUID. */
  id: string;
  kind: NotificationKind;
  /**
     * The message's subject, the task's title, the campaign's name, the webhook's address. The client says what happened.
     * @nullable
     */
  title: string | null;
  /**
     * Why a send failed, a campaign stopped, or a webhook was ended.
     * @nullable
     */
  reason: string | null;
  channel: Channel | null;
  messageId: string | null;
  taskId: string | null;
  /** The campaign that stopped itself. */
  campaignId: string | null;
  contactId: string | null;
  /**
     * Whom it is about.
     * @nullable
     */
  contactName: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  seenAt: string | null;
}
