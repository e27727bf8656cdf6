/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationTableLayoutColumnsItemId } from './conversationTableLayoutColumnsItemId';

export type ConversationTableLayoutColumnsItem = {
  id: ConversationTableLayoutColumnsItemId;
  /**
     * In rem; left out, the column takes what is free.
     * @minimum 2
     * @maximum 200
     */
  width?: number;
};
