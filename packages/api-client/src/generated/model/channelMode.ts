/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `simulated` uses a local stand-in that follows the real provider’s rules. Nothing is sent.
 */
export type ChannelMode = typeof ChannelMode[keyof typeof ChannelMode];


export const ChannelMode = {
  not_connected: 'not_connected',
  simulated: 'simulated',
  live: 'live',
} as const;
