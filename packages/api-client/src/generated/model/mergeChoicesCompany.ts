/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesCompany = typeof MergeChoicesCompany[keyof typeof MergeChoicesCompany];


export const MergeChoicesCompany = {
  keep: 'keep',
  other: 'other',
} as const;
