/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Who of the people in a chat archive we are.
 */
export interface ImportOwner {
  /** The owner's `id` among the import's `people`; `null` if none of them is. */
  personId: string | null;
}
