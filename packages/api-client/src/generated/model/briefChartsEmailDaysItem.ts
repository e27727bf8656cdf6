/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefChartsEmailDaysItem = {
  /**
     * Date in the workspace time zone.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
  /**
     * Number of emails sent on this day that were opened since.
     * @minimum 0
     * @maximum 9007199254740991
     */
  opened: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  clicked: number;
};
