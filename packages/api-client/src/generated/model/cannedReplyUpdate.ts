/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to change; what is left out stays.
 */
export interface CannedReplyUpdate {
  /**
     * Unique in the workspace, whatever its case.
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  /**
     * At most 4,000 characters.
     * @maxLength 4000
     */
  content?: string;
  /** Small letters, digits and hyphens; unique in the workspace. `null` for none. */
  shortcut?: string | null;
}
