/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A company in the relationship graph.
 */
export interface RelatedCompany {
  /** A UUID. */
  id: string;
  name: string;
  /**
     * Of the people here, those who work there.
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
}
