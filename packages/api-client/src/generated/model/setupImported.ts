/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SetupImportedChannelsItem } from './setupImportedChannelsItem';
import type { SetupImportedConfig } from './setupImportedConfig';

/**
 * What was taken from a file.
 */
export interface SetupImported {
  /** The console’s own draft. */
  config: SetupImportedConfig;
  channels: SetupImportedChannelsItem[];
}
