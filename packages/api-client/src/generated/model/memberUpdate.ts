/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface MemberUpdate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /** Unique in the workspace; stored in lowercase. */
  email?: string | null;
}
