/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A new canned reply.
 */
export interface CannedReplyCreate {
  /**
     * Unique in the workspace, case-insensitive.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * At most 4,000 characters.
     * @maxLength 4000
     */
  content: string;
  /** Lowercase letters, digits and hyphens; unique in the workspace. `null` for none. */
  shortcut?: string | null;
}
