/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CustomerIntent } from './customerIntent';
import type { IntelligenceFit } from './intelligenceFit';
import type { IntentCount } from './intentCount';

/**
 * What recent messages want.
 */
export interface IntentReport {
  /** The one worth most, of what is not answered first. */
  top: CustomerIntent | null;
  /** Of the newest 60 personal messages, those that want something; newest first. */
  recent: CustomerIntent[];
  /** The most frequent first. */
  counts: IntentCount[];
  /**
     * From so many answered messages urgency and next actions were learned.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answersLearned: number;
  fit: IntelligenceFit;
}
