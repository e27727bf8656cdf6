/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

export type DeadLetterSummaryByChannelItem = {
  channel: Channel;
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  count: number;
};
