/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Answers to the questions of the first start. Omitted fields keep their values; none skips the questions.
 */
export interface Introduction {
  /**
     * Name of the owner, who is a member.
     * @minLength 1
     * @maxLength 120
     */
  ownerName?: string;
  /**
     * @minLength 1
     * @maxLength 120
     */
  workspaceName?: string;
  /**
     * IANA time zone of the workspace.
     * @maxLength 64
     */
  timeZone?: string;
  /** Currency of all amounts (ISO 4217). */
  currency?: string;
}
