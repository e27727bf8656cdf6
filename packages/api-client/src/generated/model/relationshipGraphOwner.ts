/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type RelationshipGraphOwner = {
  /** ID of the workspace. */
  id: string;
  name: string;
} | null;
