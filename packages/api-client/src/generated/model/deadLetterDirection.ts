/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether it came from a provider or was to be sent through one.
 */
export type DeadLetterDirection = typeof DeadLetterDirection[keyof typeof DeadLetterDirection];


export const DeadLetterDirection = {
  in: 'in',
  out: 'out',
} as const;
