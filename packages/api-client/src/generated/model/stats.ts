/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { StatsByChannel } from './statsByChannel';
import type { StatsByStatus } from './statsByStatus';
import type { StatsConversations } from './statsConversations';

/**
 * Precomputed counts.
 */
export interface Stats {
  /**
     * Number of unread inbound messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unread: number;
  /**
     * Number of urgent messages that are not completed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  urgent: number;
  /** Number of messages per channel. */
  byChannel: StatsByChannel;
  /** Number of messages per column. */
  byStatus: StatsByStatus;
  /** Numbers of conversations, without snoozed ones. */
  conversations: StatsConversations;
}
