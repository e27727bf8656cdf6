/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DeadLetterSummaryByChannelItem } from './deadLetterSummaryByChannelItem';

/**
 * Number of dead letters.
 */
export interface DeadLetterSummary {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  incoming: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  outgoing: number;
  /** Only channels with dead letters. */
  byChannel: DeadLetterSummaryByChannelItem[];
}
