/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationTableLayoutColumnsItem } from './conversationTableLayoutColumnsItem';
import type { ConversationTableLayoutSort } from './conversationTableLayoutSort';

/**
 * The columns of the table of conversations with their widths, and its order.
 */
export interface ConversationTableLayout {
  /**
     * The columns shown, in order.
     * @minItems 1
     * @maxItems 17
     */
  columns: ConversationTableLayoutColumnsItem[];
  sort?: ConversationTableLayoutSort;
}
