/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The companies of these people. Each column has one entry per company.
 */
export type RelationshipGraphCompanies = {
  /** ID of the node. */
  id: string[];
  /** Name of the company. */
  name: string[];
};
