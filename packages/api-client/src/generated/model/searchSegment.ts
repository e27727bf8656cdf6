/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A tag for everybody whom a search finds.
 */
export interface SearchSegment {
  /** The tag that these people have now. */
  tag: string;
  /**
     * How many people have it.
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
  /**
     * How many of them did not have it before.
     * @minimum 0
     * @maximum 9007199254740991
     */
  added: number;
}
