/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Messages of seven days; `null` if older than those counted.
 */
export interface ContactWeek {
  /** First of its seven days. */
  from: string;
  received: number | null;
  sent: number | null;
}
