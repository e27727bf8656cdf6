/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetNeighbourhoodParams = {
/**
 * How many neighbours at most: 1 to 60, 24 unless told.
 * @minimum 1
 * @maximum 60
 */
limit?: number;
};
