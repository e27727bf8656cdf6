/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A payload as it may look.
 */
export type HubEventTopicExample = {[key: string]: unknown};
