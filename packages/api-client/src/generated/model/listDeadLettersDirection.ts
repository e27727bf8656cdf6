/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListDeadLettersDirection = typeof ListDeadLettersDirection[keyof typeof ListDeadLettersDirection];


export const ListDeadLettersDirection = {
  in: 'in',
  out: 'out',
} as const;
