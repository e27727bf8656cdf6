/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Boundaries between the scores 1 to 5, ascending.
 * @minItems 4
 * @maxItems 4
 */
export type ScoreBoundaries = number[];
