/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesEmail = typeof MergeChoicesEmail[keyof typeof MergeChoicesEmail];


export const MergeChoicesEmail = {
  keep: 'keep',
  other: 'other',
} as const;
