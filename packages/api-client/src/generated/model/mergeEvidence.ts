/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MergeEvidenceKind } from './mergeEvidenceKind';

/**
 * Why two contacts may be duplicates.
 */
export interface MergeEvidence {
  kind: MergeEvidenceKind;
  /** The evidence, in plain language. */
  text: string;
  /** Values that are the same or similar in both contacts. */
  values: string[];
}
