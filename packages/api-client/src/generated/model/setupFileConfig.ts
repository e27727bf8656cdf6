/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The console’s own draft. Fields that are secrets are left out of it.
 */
export type SetupFileConfig = {[key: string]: unknown};
