/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListBirthdaysTodayParams = {
/**
 * Where the person is: it decides which day today is.
 * @maxLength 64
 */
timeZone?: string;
};
