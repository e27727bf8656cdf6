/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Signing algorithm of the key.
 */
export type HubJsonWebKeyAlg = typeof HubJsonWebKeyAlg[keyof typeof HubJsonWebKeyAlg];


export const HubJsonWebKeyAlg = {
  RS256: 'RS256',
  EdDSA: 'EdDSA',
} as const;
