/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Draft of the setup console, without secret fields.
 */
export type SetupExportConfig = {[key: string]: unknown};
