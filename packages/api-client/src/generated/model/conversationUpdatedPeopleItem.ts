/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationUpdatedPeopleItem = {
  /** A UUID. */
  id: string;
  name: string;
};
