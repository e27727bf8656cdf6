/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `reading` when a conversation is opened, `writing` with each change.
 */
export type PresenceState = typeof PresenceState[keyof typeof PresenceState];


export const PresenceState = {
  reading: 'reading',
  writing: 'writing',
} as const;
