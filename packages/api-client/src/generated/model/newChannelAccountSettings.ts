/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * All settings except secrets, by name. Omitted or empty settings are cleared.
 */
export type NewChannelAccountSettings = {[key: string]: string};
