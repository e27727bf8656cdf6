/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListModuleChecksParams = {
/**
 * How many at most; no more than 200 are kept, for no longer than 7 days.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
