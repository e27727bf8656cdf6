/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The console’s own draft.
 */
export type SetupImportedConfig = {[key: string]: unknown};
