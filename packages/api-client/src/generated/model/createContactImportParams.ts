/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CreateContactImportParams = {
/**
 * File name.
 * @minLength 1
 * @maxLength 200
 */
name: string;
};
