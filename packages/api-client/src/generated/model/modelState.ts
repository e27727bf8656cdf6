/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Too little history, first fit in progress, fitted, fitted more than two days ago, or last run failed.
 */
export type ModelState = typeof ModelState[keyof typeof ModelState];


export const ModelState = {
  not_enough_data: 'not_enough_data',
  fitting: 'fitting',
  ready: 'ready',
  stale: 'stale',
  failed: 'failed',
} as const;
