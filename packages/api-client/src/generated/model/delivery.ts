/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelMode } from './channelMode';
import type { DeliveryFailure } from './deliveryFailure';
import type { FailedRecipient } from './failedRecipient';

/**
 * Delivery status of an outbound message.
 */
export interface Delivery {
  mode: ChannelMode;
  /**
     * Number of attempts to hand it to the provider.
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
  failure: DeliveryFailure | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  queuedAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  /** Recipients who were not reached while others were; omitted if there are none. */
  failedRecipients?: FailedRecipient[];
}
