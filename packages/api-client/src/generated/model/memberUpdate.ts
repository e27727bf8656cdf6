/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to change; what is left out stays.
 */
export interface MemberUpdate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /** Unique in the workspace; kept in lower case. */
  email?: string | null;
}
