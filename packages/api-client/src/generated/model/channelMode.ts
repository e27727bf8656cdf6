/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `simulated` speaks to a provider on this machine that obeys the real one’s rules; nothing leaves.
 */
export type ChannelMode = typeof ChannelMode[keyof typeof ChannelMode];


export const ChannelMode = {
  not_connected: 'not_connected',
  simulated: 'simulated',
  live: 'live',
} as const;
