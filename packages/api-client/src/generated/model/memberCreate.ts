/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface MemberCreate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Unique in the workspace; stored in lowercase. */
  email?: string | null;
}
