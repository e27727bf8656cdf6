/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Tags in the order of the alphabet; spelling in capitals makes no other tag.
 * @maxItems 30
 * @items.minLength 1
 * @items.maxLength 40
 */
export type TagNames = string[];
