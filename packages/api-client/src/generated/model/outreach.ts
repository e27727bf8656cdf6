/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OutreachResult } from './outreachResult';

/**
 * The result of sending a message on each channel.
 */
export interface Outreach {
  /** A UUID. */
  outreachId: string;
  /** One result per channel, in request order. */
  results: OutreachResult[];
}
