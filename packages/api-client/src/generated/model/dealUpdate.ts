/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface DealUpdate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  /** A UUID. */
  contactId?: string;
  /** `null` follows the company of the contact. */
  company?: string | null;
  /**
     * `won` and `lost` close the deal; any other stage opens it again.
     * @pattern ^[a-z0-9-]{1,40}$
     */
  stage?: string;
  /**
     * In the currency of the workspace.
     * @minimum 0
     * @maximum 1000000000000
     */
  value?: number;
  expectedOn?: string | null;
  note?: string | null;
  /** When it was won or lost; now if omitted. Must not be in the future. */
  closedAt?: string;
}
