/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestFileParams = {
/**
 * File name.
 * @minLength 1
 * @maxLength 255
 */
name: string;
};
