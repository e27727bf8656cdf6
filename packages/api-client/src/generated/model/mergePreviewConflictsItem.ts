/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MergePreviewConflictsItemChosen } from './mergePreviewConflictsItemChosen';
import type { MergePreviewConflictsItemField } from './mergePreviewConflictsItemField';

export type MergePreviewConflictsItem = {
  field: MergePreviewConflictsItemField;
  keep: string;
  other: string;
  chosen: MergePreviewConflictsItemChosen;
};
