/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { NotificationKind } from './notificationKind';

/**
 * An event that the team is notified of once.
 */
export interface Notification {
  /** A UUID. */
  id: string;
  kind: NotificationKind;
  /**
     * The subject of the message, title of the task, name of the campaign or template, or address of the webhook. The client says what happened.
     * @nullable
     */
  title: string | null;
  /**
     * Why a send failed, a campaign stopped, or a webhook was disabled; what the provider decided about a template.
     * @nullable
     */
  reason: string | null;
  channel: Channel | null;
  messageId: string | null;
  taskId: string | null;
  /** The campaign that stopped automatically. */
  campaignId: string | null;
  contactId: string | null;
  /**
     * Name of the contact it is about.
     * @nullable
     */
  contactName: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  seenAt: string | null;
}
