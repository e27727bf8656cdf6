/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether they may be written to: they said yes, they said no, or nobody has asked.
 */
export type Consent = typeof Consent[keyof typeof Consent];


export const Consent = {
  in: 'in',
  out: 'out',
  unknown: 'unknown',
} as const;
