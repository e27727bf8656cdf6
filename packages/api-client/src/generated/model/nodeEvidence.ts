/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NodeEvidenceSource } from './nodeEvidenceSource';

/**
 * Evidence for a fact.
 */
export interface NodeEvidence {
  /** Where it was found. */
  source: NodeEvidenceSource;
  /**
     * The supporting quote; `null` if a field states it directly.
     * @nullable
     */
  quote: string | null;
  /** The message it was found in; `null` if none. */
  messageId: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  foundAt: string;
}
