/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NodeEvidenceSource } from './nodeEvidenceSource';

/**
 * What a fact rests on.
 */
export interface NodeEvidence {
  /** Where it was read. */
  source: NodeEvidenceSource;
  /**
     * The words that say so; `null` where a field of its own says it.
     * @nullable
     */
  quote: string | null;
  /** The message that it was read in; `null` for none. */
  messageId: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  foundAt: string;
}
