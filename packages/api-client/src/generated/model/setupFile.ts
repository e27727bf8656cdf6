/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SealedPart } from './sealedPart';
import type { SetupFileChannelsItem } from './setupFileChannelsItem';
import type { SetupFileConfig } from './setupFileConfig';

/**
 * Contents of `concordia-config.json`.
 */
export interface SetupFile {
  product: 'concordia';
  version: 1;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  exportedAt: string;
  /** Draft of the setup console, without secret fields. */
  config: SetupFileConfig;
  /** @maxItems 8 */
  channels: SetupFileChannelsItem[];
  /** SHA-256 of everything except this field and the secrets. A modified file is rejected. */
  checksum: string;
  /** `null` if the secrets were left out. */
  secrets: SealedPart | null;
}
