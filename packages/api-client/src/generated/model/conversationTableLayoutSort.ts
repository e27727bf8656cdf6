/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationTableLayoutSortBy } from './conversationTableLayoutSortBy';
import type { ConversationTableLayoutSortOrder } from './conversationTableLayoutSortOrder';

export type ConversationTableLayoutSort = {
  by: ConversationTableLayoutSortBy;
  order: ConversationTableLayoutSortOrder;
};
