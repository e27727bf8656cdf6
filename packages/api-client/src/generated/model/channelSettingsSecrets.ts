/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Secrets by name: what is left out stays, `null` removes.
 */
export type ChannelSettingsSecrets = {[key: string]: string | null};
