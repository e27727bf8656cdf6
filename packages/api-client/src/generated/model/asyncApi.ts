/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An AsyncAPI 3 document.
 */
export interface AsyncApi {[key: string]: unknown}
