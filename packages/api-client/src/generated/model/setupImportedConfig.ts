/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Draft of the setup console.
 */
export type SetupImportedConfig = {[key: string]: unknown};
