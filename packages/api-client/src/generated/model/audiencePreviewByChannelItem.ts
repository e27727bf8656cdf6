/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

export type AudiencePreviewByChannelItem = {
  channel: Channel;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
};
