/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `active` keys sign. Signatures of `retiring` keys are still valid; those of `revoked` keys are not.
 */
export type HubKeyState = typeof HubKeyState[keyof typeof HubKeyState];


export const HubKeyState = {
  active: 'active',
  retiring: 'retiring',
  revoked: 'revoked',
} as const;
