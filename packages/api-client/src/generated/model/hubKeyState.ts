/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `active` signs; what `retiring` signed is still good; what `revoked` signed is not.
 */
export type HubKeyState = typeof HubKeyState[keyof typeof HubKeyState];


export const HubKeyState = {
  active: 'active',
  retiring: 'retiring',
  revoked: 'revoked',
} as const;
