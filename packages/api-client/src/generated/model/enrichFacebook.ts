/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichFacebookFieldsItem } from './enrichFacebookFieldsItem';

/**
 * A search for Facebook posts.
 */
export interface EnrichFacebook {
  /**
     * Search query; English terms give the most results.
     * @minLength 1
     * @maxLength 200
     */
  query: string;
  /**
     * Post fields to return.
     * @minItems 1
     */
  fields: EnrichFacebookFieldsItem[];
  /** Whether to return sample data, which needs no key and calls no provider. */
  demo?: boolean;
}
