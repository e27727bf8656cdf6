/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesName = typeof MergeChoicesName[keyof typeof MergeChoicesName];


export const MergeChoicesName = {
  keep: 'keep',
  other: 'other',
} as const;
