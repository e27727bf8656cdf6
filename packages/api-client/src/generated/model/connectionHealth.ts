/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Result of the credential check. `expired` credentials must be renewed by connecting again.
 */
export type ConnectionHealth = typeof ConnectionHealth[keyof typeof ConnectionHealth];


export const ConnectionHealth = {
  untested: 'untested',
  ok: 'ok',
  failing: 'failing',
  expired: 'expired',
} as const;
