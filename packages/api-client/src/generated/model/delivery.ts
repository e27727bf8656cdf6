/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelMode } from './channelMode';
import type { DeliveryFailure } from './deliveryFailure';

/**
 * How a message of ours fared.
 */
export interface Delivery {
  mode: ChannelMode;
  /**
     * How often the provider was asked to take it.
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
  failure: DeliveryFailure | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  queuedAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
}
