/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A post or a profile with the chosen fields; what the provider does not tell is `null`.
 */
export interface EnrichmentItem {
  /**
     * The provider’s own id.
     * @nullable
     */
  post_id?: string | null;
  /** @nullable */
  author?: string | null;
  /**
     * What the post says, without markup.
     * @nullable
     */
  text?: string | null;
  /**
     * When it was published: ISO 8601, UTC.
     * @nullable
     */
  timestamp?: string | null;
  /**
     * Where it is: http or https.
     * @nullable
     */
  url?: string | null;
  likes?: number | null;
  comments?: number | null;
  shares?: number | null;
  /**
     * Where the author, or the person, works.
     * @nullable
     */
  company?: string | null;
  /**
     * What the author, or the person, does there.
     * @nullable
     */
  position?: string | null;
  /**
     * The provider’s own id.
     * @nullable
     */
  profile_id?: string | null;
  /** @nullable */
  name?: string | null;
  /** @nullable */
  headline?: string | null;
  /** @nullable */
  location?: string | null;
  connections?: number | null;
  /** @nullable */
  industry?: string | null;
}
