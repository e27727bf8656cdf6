/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CompleteQueryParams = {
/**
 * The query as far as it is typed.
 * @maxLength 1000
 */
query: string;
/**
 * Where the cursor is, in UTF-16 units.
 * @minimum 0
 * @maximum 1000
 */
position: number;
};
