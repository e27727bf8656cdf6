/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergePreviewConflictsItemChosen = typeof MergePreviewConflictsItemChosen[keyof typeof MergePreviewConflictsItemChosen];


export const MergePreviewConflictsItemChosen = {
  keep: 'keep',
  other: 'other',
} as const;
