/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListRecentBirthdaysParams = {
/**
 * Time zone of the user, which determines the current date.
 * @maxLength 64
 */
timeZone?: string;
};
