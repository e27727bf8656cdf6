/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichFacebookFieldsItem } from './enrichFacebookFieldsItem';

/**
 * What posts on Facebook are searched for.
 */
export interface EnrichFacebook {
  /**
     * What is searched for; English terms find most.
     * @minLength 1
     * @maxLength 200
     */
  query: string;
  /**
     * Which fields of the posts come back.
     * @minItems 1
     */
  fields: EnrichFacebookFieldsItem[];
  /** Whether invented samples will do: they need no key, and nobody is asked. */
  demo?: boolean;
}
