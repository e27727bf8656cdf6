/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * JSON Schema of the tool input.
 */
export type HubModuleToolsToolsItemInputSchema = {[key: string]: unknown};
