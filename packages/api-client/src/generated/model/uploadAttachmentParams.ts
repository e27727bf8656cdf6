/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type UploadAttachmentParams = {
/**
 * The name of the file.
 * @minLength 1
 * @maxLength 1000
 */
name: string;
/**
 * What its owner says it is: `application/pdf`. The bytes are asked first.
 * @maxLength 200
 */
type?: string;
};
