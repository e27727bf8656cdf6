/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelMode } from './channelMode';
import type { QuietHours } from './quietHours';

/**
 * What to change; what is left out stays.
 */
export interface ChannelUpdate {
  /** `live` only when nothing is missing. */
  mode?: ChannelMode;
  /** `null` for none. */
  quietHours?: QuietHours | null;
}
