/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CustomerIntent } from './customerIntent';
import type { IntelligenceFit } from './intelligenceFit';
import type { IntentCount } from './intentCount';

/**
 * Intents of recent messages.
 */
export interface IntentReport {
  /** The most valuable intent; messages without a reply come first. */
  top: CustomerIntent | null;
  /** Intents found in the newest 60 personal messages, newest first. */
  recent: CustomerIntent[];
  /** Most frequent first. */
  counts: IntentCount[];
  /**
     * Number of messages with replies from which urgency and next actions were learned.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answersLearned: number;
  fit: IntelligenceFit;
}
