/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface RfmMapBoundaries {
  /**
     * Days of silence between the scores 5 to 1, ascending.
     * @minItems 4
     * @maxItems 4
     */
  recencyDays: number[];
  /**
     * Active days between the scores 1 to 5, ascending.
     * @minItems 4
     * @maxItems 4
     */
  frequencyDays: number[];
}
