/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationTableLayout } from './conversationTableLayout';
import type { ConversationViewQuery } from './conversationViewQuery';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface ConversationViewUpdate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /** Replaces the whole filter. */
  query?: ConversationViewQuery;
  /** Replaces the columns and the order. */
  layout?: ConversationTableLayout;
  /**
     * New position; the others shift.
     * @minimum 0
     * @maximum 50
     */
  position?: number;
}
