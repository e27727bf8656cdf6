/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CreateImportParams = {
/**
 * File name.
 * @minLength 1
 * @maxLength 255
 */
name: string;
/**
 * Our own addresses, separated by commas. If omitted, the workspace's addresses are used or, failing that, inferred.
 * @maxLength 4000
 */
ownAddresses?: string;
/**
 * Time zone of a chat archive's local times. If omitted, the workspace's.
 * @maxLength 64
 */
timeZone?: string;
};
