/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A JSON Schema of what the tool takes.
 */
export type HubModuleToolsToolsItemInputSchema = {[key: string]: unknown};
