/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MergeEvidenceKind } from './mergeEvidenceKind';

/**
 * Why two contacts may be one person.
 */
export interface MergeEvidence {
  kind: MergeEvidenceKind;
  /** What speaks for it, in words. */
  text: string;
  /** What they have in common, or what is alike. */
  values: string[];
}
