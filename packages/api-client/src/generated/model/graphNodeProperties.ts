/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What is known; what is not is left out.
 */
export type GraphNodeProperties = {
  title?: string;
  company?: string;
  location?: string;
  domain?: string;
  /** How many people are known to work there; of companies. */
  employees?: string;
};
