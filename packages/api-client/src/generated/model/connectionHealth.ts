/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether the credentials were seen to work. `expired` ones need somebody to connect again.
 */
export type ConnectionHealth = typeof ConnectionHealth[keyof typeof ConnectionHealth];


export const ConnectionHealth = {
  untested: 'untested',
  ok: 'ok',
  failing: 'failing',
  expired: 'expired',
} as const;
