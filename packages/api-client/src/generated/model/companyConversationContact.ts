/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CompanyConversationContact = {
  /** A UUID. */
  id: string;
  name: string;
};
