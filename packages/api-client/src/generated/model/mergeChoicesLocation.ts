/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesLocation = typeof MergeChoicesLocation[keyof typeof MergeChoicesLocation];


export const MergeChoicesLocation = {
  keep: 'keep',
  other: 'other',
} as const;
