/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefInsightMessagesItem } from './briefInsightMessagesItem';
import type { BriefInsightTone } from './briefInsightTone';
import type { InsightAbout } from './insightAbout';

/**
 * An insight, with the messages that support it.
 */
export interface BriefInsight {
  /** Topic of the insight. The same kind of insight has the same ID every day. */
  id: string;
  /** The insight in English. */
  text: string;
  /** What `text` says; absent from older briefs. */
  about?: InsightAbout;
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
