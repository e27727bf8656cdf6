/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CreateImportParams = {
/**
 * The name of the file.
 * @minLength 1
 * @maxLength 255
 */
name: string;
/**
 * Our own addresses, separated by commas. Left out: the workspace's, else inferred.
 * @maxLength 4000
 */
ownAddresses?: string;
};
