/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefLine } from './briefLine';
import type { NightBriefTotals } from './nightBriefTotals';

/**
 * Who to answer today, and what else waits.
 */
export interface NightBrief {
  /**
     * The day of the workspace that it is for.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  /** How many there are of each kind; of more than 50 only the first are lines. */
  totals: NightBriefTotals;
  /** What comes first is first. */
  lines: BriefLine[];
}
