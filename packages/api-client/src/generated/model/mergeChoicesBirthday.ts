/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeChoicesBirthday = typeof MergeChoicesBirthday[keyof typeof MergeChoicesBirthday];


export const MergeChoicesBirthday = {
  keep: 'keep',
  other: 'other',
} as const;
