/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { StatsByChannel } from './statsByChannel';
import type { StatsByStatus } from './statsByStatus';

/**
 * Counters that are kept, not counted.
 */
export interface Stats {
  /**
     * Inbound messages that nobody has read.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unread: number;
  /**
     * Urgent messages that are not completed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  urgent: number;
  /** All messages of each channel. */
  byChannel: StatsByChannel;
  /** Messages in each column. */
  byStatus: StatsByStatus;
}
