/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { StatsConversationsByStatus } from './statsConversationsByStatus';

/**
 * Numbers of conversations, without snoozed ones.
 */
export type StatsConversations = {
  /**
     * With unread messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unread: number;
  /**
     * With an urgent open message.
     * @minimum 0
     * @maximum 9007199254740991
     */
  urgent: number;
  /** Per column. */
  byStatus: StatsConversationsByStatus;
};
