/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetNeighborhoodParams = {
/**
 * Maximum number of neighbors, 1 to 60; 24 by default.
 * @minimum 1
 * @maximum 60
 */
limit?: number;
};
