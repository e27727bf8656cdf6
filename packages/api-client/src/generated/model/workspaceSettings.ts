/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Currency and time zone of the workspace.
 */
export interface WorkspaceSettings {
  /** What all amounts are in: ISO 4217. Changing it converts nothing. */
  currency: string;
  /**
     * IANA. Days, working hours and the time of the brief are by its clock, and screens show times in it.
     * @maxLength 64
     */
  timeZone: string;
}
