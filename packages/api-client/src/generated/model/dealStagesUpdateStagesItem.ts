/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DealStagesUpdateStagesItem = {
  /**
     * A stage of the board: one of `GET /api/deals/board`, such as `new`, or `won` or `lost`.
     * @pattern ^[a-z0-9-]{1,40}$
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
};
