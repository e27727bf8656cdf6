/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelSettingsSecrets } from './channelSettingsSecrets';
import type { ChannelSettingsSettings } from './channelSettingsSettings';
import type { Provider } from './provider';

/**
 * How to reach an account at a provider.
 */
export interface ChannelSettings {
  provider: Provider;
  /** All settings that are no secrets, by name. What is left out or empty is not set any more. */
  settings: ChannelSettingsSettings;
  /** Secrets by name: what is left out stays, `null` removes. */
  secrets?: ChannelSettingsSecrets;
}
