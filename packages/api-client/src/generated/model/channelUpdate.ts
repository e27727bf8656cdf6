/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelMode } from './channelMode';
import type { QuietHours } from './quietHours';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface ChannelUpdate {
  /** `live` is allowed only when nothing is missing. */
  mode?: ChannelMode;
  /** `null` for none. */
  quietHours?: QuietHours | null;
}
