/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Messages received in the last 7 days.
 */
export interface AboutReceived {
  code: 'received';
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /**
     * In percent of the week before; `null` if nothing came in then.
     * @nullable
     */
  change: number | null;
}
