/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Provider } from './provider';

export type SetupImportedChannelsItem = {
  channel: Channel;
  provider: Provider;
  /** The names of the secrets that came along. */
  secrets: string[];
  /** What has to be typed in again. */
  missing: string[];
};
