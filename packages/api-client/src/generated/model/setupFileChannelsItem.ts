/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Provider } from './provider';
import type { SetupFileChannelsItemSettings } from './setupFileChannelsItemSettings';

export type SetupFileChannelsItem = {
  channel: Channel;
  provider: Provider;
  settings: SetupFileChannelsItemSettings;
};
