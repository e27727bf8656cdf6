/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The JSON Schema of its payload.
 */
export type HubEventTopicPayloadSchema = {[key: string]: unknown};
