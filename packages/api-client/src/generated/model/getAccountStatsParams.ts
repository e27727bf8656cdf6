/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

export type GetAccountStatsParams = {
/**
 * Only accounts of this channel.
 */
channel?: Channel;
};
