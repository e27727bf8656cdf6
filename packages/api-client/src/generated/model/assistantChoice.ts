/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface AssistantChoice {
  /** A UUID. */
  contactId: string;
  label: string;
}
