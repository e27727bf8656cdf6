/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Known properties: title, company, location, domain, employees.
 */
export type SearchResultProperties = {[key: string]: string};
