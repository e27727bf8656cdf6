/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * All settings that are no secrets, by name. What is left out or empty is not set any more.
 */
export type ChannelSettingsSettings = {[key: string]: string};
