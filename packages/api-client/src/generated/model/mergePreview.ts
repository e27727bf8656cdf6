/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Contact } from './contact';
import type { MergePreviewConflictsItem } from './mergePreviewConflictsItem';
import type { MergePreviewMerged } from './mergePreviewMerged';
import type { MergePreviewMoves } from './mergePreviewMoves';

/**
 * What a merge would do. Nothing is changed.
 */
export interface MergePreview {
  keep: Contact;
  other: Contact;
  /** What the merged contact would look like. */
  merged: MergePreviewMerged;
  /** The fields in which both have something else. */
  conflicts: MergePreviewConflictsItem[];
  /** How much goes from the other to the one that is kept. */
  moves: MergePreviewMoves;
}
