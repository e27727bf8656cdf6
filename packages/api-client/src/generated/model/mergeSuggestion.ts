/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Contact } from './contact';
import type { MergeEvidence } from './mergeEvidence';
import type { MergeSuggestionStrength } from './mergeSuggestionStrength';

/**
 * Two contacts that may be duplicates.
 */
export interface MergeSuggestion {
  /** A UUID. */
  id: string;
  one: Contact;
  other: Contact;
  /**
     * How strong the match is. Contacts are never merged automatically.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  strength: MergeSuggestionStrength;
  evidence: MergeEvidence[];
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
