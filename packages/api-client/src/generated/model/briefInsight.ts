/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefInsightMessagesItem } from './briefInsightMessagesItem';
import type { BriefInsightTone } from './briefInsightTone';

/**
 * An insight, with the messages that support it.
 */
export interface BriefInsight {
  /** Topic of the insight. The same kind of insight has the same ID every day. */
  id: string;
  text: string;
  tone: BriefInsightTone;
  /** The messages it is based on, newest first; at most 10. */
  messages: BriefInsightMessagesItem[];
  /**
     * Total number of these messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messageCount: number;
}
