/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SetupImportedChannelsItem } from './setupImportedChannelsItem';
import type { SetupImportedConfig } from './setupImportedConfig';

/**
 * The settings imported from a file.
 */
export interface SetupImported {
  /** Draft of the setup console. */
  config: SetupImportedConfig;
  channels: SetupImportedChannelsItem[];
}
