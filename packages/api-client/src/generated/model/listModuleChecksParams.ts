/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListModuleChecksParams = {
/**
 * Maximum number of checks. Up to 200 are kept, for up to 7 days.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
