/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether a provider told it, or was to be told.
 */
export type DeadLetterDirection = typeof DeadLetterDirection[keyof typeof DeadLetterDirection];


export const DeadLetterDirection = {
  in: 'in',
  out: 'out',
} as const;
