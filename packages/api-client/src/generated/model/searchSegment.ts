/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A tag for all contacts that a search finds.
 */
export interface SearchSegment {
  /** The tag that these contacts now have. */
  tag: string;
  /**
     * Number of contacts with the tag.
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
  /**
     * Number of these contacts that did not have the tag before.
     * @minimum 0
     * @maximum 9007199254740991
     */
  added: number;
}
