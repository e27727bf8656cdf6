/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DeleteDraftParams = {
/**
 * Only when it is still this version; left out, whatever it is.
 * @minimum 0
 * @maximum 2000000000
 */
version?: number;
};
