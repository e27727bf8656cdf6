/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CreateContactImportParams = {
/**
 * The name of the file.
 * @minLength 1
 * @maxLength 200
 */
name: string;
};
