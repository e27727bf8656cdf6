/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Contact } from './contact';
import type { MergePreviewConflictsItem } from './mergePreviewConflictsItem';
import type { MergePreviewMerged } from './mergePreviewMerged';
import type { MergePreviewMoves } from './mergePreviewMoves';

/**
 * Preview of a merge. Nothing is changed.
 */
export interface MergePreview {
  keep: Contact;
  other: Contact;
  /** Preview of the merged contact. */
  merged: MergePreviewMerged;
  /** Fields with different values in the two contacts. */
  conflicts: MergePreviewConflictsItem[];
  /** Counts of data moved from the other contact to the kept one. */
  moves: MergePreviewMoves;
}
