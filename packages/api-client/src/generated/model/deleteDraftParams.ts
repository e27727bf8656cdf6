/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DeleteDraftParams = {
/**
 * Deletes the draft only if it still has this version. If omitted, the draft is always deleted.
 * @minimum 0
 * @maximum 2000000000
 */
version?: number;
};
