/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationTableLayout } from './conversationTableLayout';
import type { ConversationViewQuery } from './conversationViewQuery';

export interface ConversationViewCreate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  query: ConversationViewQuery;
  layout: ConversationTableLayout;
}
