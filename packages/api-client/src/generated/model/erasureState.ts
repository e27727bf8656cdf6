/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Erasing a contact with very many messages takes a moment.
 */
export type ErasureState = typeof ErasureState[keyof typeof ErasureState];


export const ErasureState = {
  running: 'running',
  done: 'done',
} as const;
