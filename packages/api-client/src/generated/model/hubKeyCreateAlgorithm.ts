/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * RS256 signs tokens; Ed25519 signs individual requests.
 */
export type HubKeyCreateAlgorithm = typeof HubKeyCreateAlgorithm[keyof typeof HubKeyCreateAlgorithm];


export const HubKeyCreateAlgorithm = {
  RS256: 'RS256',
  Ed25519: 'Ed25519',
} as const;
