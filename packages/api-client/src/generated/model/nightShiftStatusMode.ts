/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `autonomous`: automations may send, within the guardrails. `drafts`: they may write drafts.
 */
export type NightShiftStatusMode = typeof NightShiftStatusMode[keyof typeof NightShiftStatusMode];


export const NightShiftStatusMode = {
  autonomous: 'autonomous',
  drafts: 'drafts',
  off: 'off',
} as const;
