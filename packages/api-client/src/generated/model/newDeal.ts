/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A new deal.
 */
export interface NewDeal {
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** A UUID. */
  contactId: string;
  /**
     * In the currency of the workspace.
     * @minimum 0
     * @maximum 1000000000000
     */
  value: number;
  /** `null` follows the company of the contact. */
  company?: string | null;
  /**
     * Defaults to the first stage.
     * @pattern ^[a-z0-9-]{1,40}$
     */
  stage?: string;
  expectedOn?: string | null;
  note?: string | null;
  /** Defaults to now; must not be in the future. */
  openedAt?: string;
  /** When it was won or lost; now if omitted. Must not be in the future. */
  closedAt?: string;
  /**
     * Conversations to link.
     * @maxItems 50
     */
  conversationIds?: string[];
}
