/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A birthday that is near.
 */
export interface Birthday {
  /** A UUID. */
  contactId: string;
  name: string;
  /**
     * `YYYY-MM-DD`; only month and day decide.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  birthday: string;
  /**
     * 0 today, 3 in three days, -2 the day before yesterday.
     * @minimum -183
     * @maximum 183
     */
  inDays: number;
}
