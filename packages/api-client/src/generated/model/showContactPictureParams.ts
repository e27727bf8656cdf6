/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ShowContactPictureParams = {
/**
 * Not read: it tells browsers that the picture changed.
 * @maxLength 64
 */
version?: string;
};
