/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A JSON object of at most 65,536 bytes and 32 levels.
 */
export type PublishEventPayload = {[key: string]: unknown};
