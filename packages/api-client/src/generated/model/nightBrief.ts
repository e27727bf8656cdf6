/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefLine } from './briefLine';
import type { NightBriefTotals } from './nightBriefTotals';

/**
 * Who to reply to today, and what else is waiting.
 */
export interface NightBrief {
  /**
     * Day of the brief, in the workspace time zone.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  /** Counts by kind. The lines contain at most the first 50 of each kind. */
  totals: NightBriefTotals;
  /** In recommended order. */
  lines: BriefLine[];
}
