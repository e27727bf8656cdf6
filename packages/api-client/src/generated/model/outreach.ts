/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OutreachResult } from './outreachResult';

/**
 * What became of a message on each channel.
 */
export interface Outreach {
  /** A UUID. */
  outreachId: string;
  /** One for each channel, in the order of the request. */
  results: OutreachResult[];
}
