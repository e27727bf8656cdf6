/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A post or profile with the chosen fields. Fields that the provider does not return are `null`.
 */
export interface EnrichmentItem {
  /**
     * The provider’s own ID.
     * @nullable
     */
  post_id?: string | null;
  /** @nullable */
  author?: string | null;
  /**
     * Text of the post, without markup.
     * @nullable
     */
  text?: string | null;
  /**
     * Publication time: ISO 8601, UTC.
     * @nullable
     */
  timestamp?: string | null;
  /**
     * URL of the post or profile: http or https.
     * @nullable
     */
  url?: string | null;
  likes?: number | null;
  comments?: number | null;
  shares?: number | null;
  /**
     * Company where the author or profile owner works.
     * @nullable
     */
  company?: string | null;
  /**
     * Position of the author or profile owner there.
     * @nullable
     */
  position?: string | null;
  /**
     * The provider’s own ID.
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
