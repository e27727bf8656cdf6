/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichLinkedinFieldsItem } from './enrichLinkedinFieldsItem';
import type { EnrichmentType } from './enrichmentType';

/**
 * A search for LinkedIn posts or profiles.
 */
export interface EnrichLinkedin {
  /**
     * Search query; English terms give the most results.
     * @minLength 1
     * @maxLength 200
     */
  query: string;
  /**
     * Post or profile fields to return.
     * @minItems 1
     */
  fields: EnrichLinkedinFieldsItem[];
  type?: EnrichmentType;
  /** Whether to return sample data, which needs no key and calls no provider. */
  demo?: boolean;
}
