/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageExcerptDirection } from './messageExcerptDirection';
import type { MessageExcerptKind } from './messageExcerptKind';
import type { Receipt } from './receipt';
import type { Sentiment } from './sentiment';

/**
 * A message as shown in a list of conversations.
 */
export interface MessageExcerpt {
  /** A UUID. */
  id: string;
  direction: MessageExcerptDirection;
  /** Type of sender. */
  kind: MessageExcerptKind;
  /**
     * The visible text without quotes and signature, whitespace collapsed, at most 400 characters.
     * @maxLength 400
     */
  content: string;
  sentiment: Sentiment;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  attachmentCount: number;
  /** Delivery progress of an outbound message; `null` if it was not sent through Concordia. */
  receipt: Receipt | null;
  /** Time of the message according to the provider. */
  createdAt: string;
  /**
     * The contact who wrote it; `null` if we did or it is unknown.
     * @nullable
     */
  from: string | null;
}
