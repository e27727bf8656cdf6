/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Secrets by name. Omitted secrets keep their values; `null` removes one.
 */
export type NewChannelAccountSecrets = {[key: string]: string | null};
