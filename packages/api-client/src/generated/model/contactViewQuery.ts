/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * A filter for contacts. Omitted fields filter nothing.
 */
export interface ContactViewQuery {
  /**
     * Only contacts with a word starting with each search term, in name, company, title, address, number or handle. Ignores accents and case.
     * @minLength 1
     * @maxLength 200
     */
  q?: string;
  /** Only contacts who can be reached on this channel. */
  channel?: Channel;
  /**
     * Only contacts with this tag, in any case.
     * @minLength 1
     * @maxLength 40
     */
  tag?: string;
}
