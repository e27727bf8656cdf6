/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Current settings by name, without secrets.
 */
export type ChannelAccountSettings = {[key: string]: string};
