/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What a contact sees of a member.
 */
export interface PresenceShown {
  /** Whether the contact sees it: not if the workspace has turned it off, or the channel does not support it. */
  isShown: boolean;
  /** How long the channel shows the typing indicator, in ms; `null` if it does not. */
  lastsMs: number | null;
}
