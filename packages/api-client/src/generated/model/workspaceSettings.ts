/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Currency and time zone of the workspace, and whether contacts see read marks.
 */
export interface WorkspaceSettings {
  /** Currency of all amounts (ISO 4217). Changing it does not convert amounts. */
  currency: string;
  /**
     * IANA time zone for days, working hours, the brief time and times on screens.
     * @maxLength 64
     */
  timeZone: string;
  /** Whether contacts see read marks and typing indicators. */
  sharesPresence: boolean;
}
