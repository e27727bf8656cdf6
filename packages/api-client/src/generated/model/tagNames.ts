/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Tags in alphabetical order, case-insensitive.
 * @maxItems 30
 * @items.minLength 1
 * @items.maxLength 40
 */
export type TagNames = string[];
