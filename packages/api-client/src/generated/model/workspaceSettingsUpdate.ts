/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Both of them.
 */
export interface WorkspaceSettingsUpdate {
  /** What all amounts are in: ISO 4217. Changing it converts nothing. */
  currency: string;
  /**
     * IANA. Days, working hours and the time of the brief are by its clock, and screens show times in it.
     * @maxLength 64
     */
  timeZone: string;
}
