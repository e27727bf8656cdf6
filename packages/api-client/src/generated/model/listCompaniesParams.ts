/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListCompaniesParams = {
/**
 * Only companies whose name contains this. Ignores case and accents.
 * @minLength 1
 * @maxLength 200
 */
q?: string;
/**
 * Maximum number of items.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
};
