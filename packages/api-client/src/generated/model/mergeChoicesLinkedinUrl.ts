/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesLinkedinUrl = typeof MergeChoicesLinkedinUrl[keyof typeof MergeChoicesLinkedinUrl];


export const MergeChoicesLinkedinUrl = {
  keep: 'keep',
  other: 'other',
} as const;
