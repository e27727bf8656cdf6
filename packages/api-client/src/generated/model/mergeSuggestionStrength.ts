/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeSuggestionStrength = typeof MergeSuggestionStrength[keyof typeof MergeSuggestionStrength];


export const MergeSuggestionStrength = {
  strong: 'strong',
  possible: 'possible',
} as const;
