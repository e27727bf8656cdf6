/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A feed that headlines come from: RSS, Atom or JSON Feed.
 */
export interface NewsSource {
  /** A UUID. */
  id: string;
  name: string;
  url: string;
  isOn: boolean;
  /** Served by this program, for the demo. */
  isSample: boolean;
  /** When it was last read with success. */
  fetchedAt: string | null;
  /**
     * Why the last reading failed.
     * @nullable
     */
  failure: string | null;
}
