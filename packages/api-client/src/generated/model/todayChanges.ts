/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TodayChangesSilentItem } from './todayChangesSilentItem';

/**
 * What changed since yesterday.
 */
export interface TodayChanges {
  /** The start of yesterday in the workspace time zone. */
  from: string;
  /**
     * Number of conversations that began since then with an incoming message.
     * @minimum 0
     * @maximum 9007199254740991
     */
  newConversations: number;
  /**
     * Number of incoming messages that we replied to since then.
     * @minimum 0
     * @maximum 9007199254740991
     */
  replied: number;
  /**
     * Number of messages since then that nobody has replied to yet.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /** Median time to a reply, in which messages still waiting count as answered later; `null` if fewer than half have a reply. */
  medianReplyMinutes: number | null;
  /** Contacts whose silence reached three days since then, the longest first; at most 3. */
  silent: TodayChangesSilentItem[];
  /**
     * Total number of these conversations.
     * @minimum 0
     * @maximum 9007199254740991
     */
  silentCount: number;
}
