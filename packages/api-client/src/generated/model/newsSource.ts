/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A source of headlines: RSS, Atom or JSON Feed.
 */
export interface NewsSource {
  /** A UUID. */
  id: string;
  name: string;
  url: string;
  isOn: boolean;
  /** Whether it is a sample served by Concordia for the demo. */
  isSample: boolean;
  /** When it was last read successfully. */
  fetchedAt: string | null;
  /**
     * Why the last read failed.
     * @nullable
     */
  failure: string | null;
}
