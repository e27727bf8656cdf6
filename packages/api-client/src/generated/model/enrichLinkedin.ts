/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichLinkedinFieldsItem } from './enrichLinkedinFieldsItem';
import type { EnrichmentType } from './enrichmentType';

/**
 * What posts or profiles on LinkedIn are searched for.
 */
export interface EnrichLinkedin {
  /**
     * What is searched for; English terms find most.
     * @minLength 1
     * @maxLength 200
     */
  query: string;
  /**
     * Which fields of the posts or profiles come back.
     * @minItems 1
     */
  fields: EnrichLinkedinFieldsItem[];
  type?: EnrichmentType;
  /** Whether invented samples will do: they need no key, and nobody is asked. */
  demo?: boolean;
}
