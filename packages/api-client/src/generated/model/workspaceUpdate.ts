/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface WorkspaceUpdate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * Replaces the whole list.
     * @maxItems 100
     * @items.pattern ^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$
     */
  ownAddresses?: string[];
  /** Days to keep messages; `null` keeps them forever. */
  retentionDays?: number | null;
}
