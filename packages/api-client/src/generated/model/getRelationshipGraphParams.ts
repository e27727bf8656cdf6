/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetRelationshipGraphParams = {
/**
 * Maximum number of people beside the owner, 1 to 10000; 1000 by default.
 * @minimum 1
 * @maximum 10000
 */
limit?: number;
};
