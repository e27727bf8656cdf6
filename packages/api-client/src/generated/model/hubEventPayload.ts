/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What happened.
 */
export type HubEventPayload = {[key: string]: unknown};
