/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesTitle = typeof MergeChoicesTitle[keyof typeof MergeChoicesTitle];


export const MergeChoicesTitle = {
  keep: 'keep',
  other: 'other',
} as const;
