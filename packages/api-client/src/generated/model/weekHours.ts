/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Messages by weekday, Monday first, and hour of the day.
 * @minItems 7
 * @maxItems 7
 * @items.minItems 24
 * @items.maxItems 24
 * @items.items.minimum 0
 * @items.items.maximum 9007199254740991
 */
export type WeekHours = number[][];
