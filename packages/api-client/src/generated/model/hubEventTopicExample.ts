/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An example payload.
 */
export type HubEventTopicExample = {[key: string]: unknown};
