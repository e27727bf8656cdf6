/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A birthday close to today.
 */
export interface Birthday {
  /** A UUID. */
  contactId: string;
  name: string;
  /**
     * `YYYY-MM-DD`. Only the month and day count.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  birthday: string;
  /**
     * 0 is today, 3 is in three days, -2 is the day before yesterday.
     * @minimum -183
     * @maximum 183
     */
  inDays: number;
}
