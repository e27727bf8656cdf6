/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CompleteQueryParams = {
/**
 * The query typed so far.
 * @maxLength 1000
 */
query: string;
/**
 * Cursor position, in UTF-16 code units.
 * @minimum 0
 * @maximum 1000
 */
position: number;
};
