/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What was set, by name; no secret is among it.
 */
export type ChannelConnectionSettings = {[key: string]: string};
