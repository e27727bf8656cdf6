/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Consent to be messaged: they opted in, they opted out, or they were never asked.
 */
export type Consent = typeof Consent[keyof typeof Consent];


export const Consent = {
  in: 'in',
  out: 'out',
  unknown: 'unknown',
} as const;
