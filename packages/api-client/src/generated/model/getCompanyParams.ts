/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetCompanyParams = {
/**
 * The company, in any spelling of case and accents.
 * @minLength 1
 * @maxLength 200
 */
name: string;
};
