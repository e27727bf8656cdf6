/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Provider } from './provider';

export type SetupImportedChannelsItem = {
  channel: Channel;
  provider: Provider;
  /** Names of the imported secrets. */
  secrets: string[];
  /** Settings and secrets to enter again. */
  missing: string[];
};
