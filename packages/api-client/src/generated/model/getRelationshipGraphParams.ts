/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetRelationshipGraphParams = {
/**
 * Maximum number of people, 1 to 10000; 10000 by default.
 * @minimum 1
 * @maximum 10000
 */
limit?: number;
/**
 * Only people that match: a query as for `POST /api/search`. All by default.
 * @maxLength 1000
 */
query?: string;
};
