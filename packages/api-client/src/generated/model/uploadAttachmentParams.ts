/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type UploadAttachmentParams = {
/**
 * File name.
 * @minLength 1
 * @maxLength 1000
 */
name: string;
/**
 * Content type claimed by the client, such as `application/pdf`. The type detected from the bytes takes precedence.
 * @maxLength 200
 */
type?: string;
};
