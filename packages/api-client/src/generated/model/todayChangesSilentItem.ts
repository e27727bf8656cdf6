/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type TodayChangesSilentItem = {
  /** A UUID. */
  conversationId: string;
  /** A UUID. */
  contactId: string;
  name: string;
};
