/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationTableLayout } from './conversationTableLayout';
import type { ConversationViewMissingItem } from './conversationViewMissingItem';
import type { ConversationViewQuery } from './conversationViewQuery';

/**
 * A saved table of conversations: a filter, an order and columns.
 */
export interface ConversationView {
  /** A UUID. */
  id: string;
  name: string;
  query: ConversationViewQuery;
  layout: ConversationTableLayout;
  /**
     * Position in the list, from 0.
     * @minimum 0
     * @maximum 9007199254740991
     */
  position: number;
  /** Filters of something deleted since. Such a view finds nothing. */
  missing: ConversationViewMissingItem[];
}
