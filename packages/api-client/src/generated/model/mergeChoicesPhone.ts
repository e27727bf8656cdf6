/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesPhone = typeof MergeChoicesPhone[keyof typeof MergeChoicesPhone];


export const MergeChoicesPhone = {
  keep: 'keep',
  other: 'other',
} as const;
