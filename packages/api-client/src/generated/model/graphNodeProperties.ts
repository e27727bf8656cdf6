/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Known properties. Unknown ones are left out.
 */
export type GraphNodeProperties = {
  title?: string;
  company?: string;
  location?: string;
  domain?: string;
  /** Number of known employees; companies only. */
  employees?: string;
};
