/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `none` before the first training; `training` while words are learned, `placing` while messages get their vectors.
 */
export type SearchModelState = typeof SearchModelState[keyof typeof SearchModelState];


export const SearchModelState = {
  none: 'none',
  waiting: 'waiting',
  training: 'training',
  placing: 'placing',
  ready: 'ready',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
