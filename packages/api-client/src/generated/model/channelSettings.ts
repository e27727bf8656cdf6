/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelSettingsSecrets } from './channelSettingsSecrets';
import type { ChannelSettingsSettings } from './channelSettingsSettings';
import type { Provider } from './provider';

/**
 * How to connect to an account at a provider.
 */
export interface ChannelSettings {
  provider: Provider;
  /** All settings except secrets, by name. Omitted or empty settings are cleared. */
  settings: ChannelSettingsSettings;
  /** Secrets by name. Omitted secrets keep their values; `null` removes one. */
  secrets?: ChannelSettingsSecrets;
}
