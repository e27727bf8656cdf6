/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefInsightMessagesItem } from './briefInsightMessagesItem';
import type { BriefInsightTone } from './briefInsightTone';

/**
 * Something worth knowing, with the messages that say so.
 */
export interface BriefInsight {
  /** What it is about; the same kind of insight has the same id every day. */
  id: string;
  text: string;
  tone: BriefInsightTone;
  /** The messages that it comes from, the newest first; at most 10. */
  messages: BriefInsightMessagesItem[];
  /**
     * How many there are in all.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messageCount: number;
}
