/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SealedPart } from './sealedPart';
import type { SetupFileChannelsItem } from './setupFileChannelsItem';
import type { SetupFileConfig } from './setupFileConfig';

/**
 * What `concordia-config.json` holds.
 */
export interface SetupFile {
  product: 'concordia';
  version: 1;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  exportedAt: string;
  /** The console’s own draft. Fields that are secrets are left out of it. */
  config: SetupFileConfig;
  /** @maxItems 8 */
  channels: SetupFileChannelsItem[];
  /** SHA-256 of everything but this and the secrets; what was changed is refused. */
  checksum: string;
  /** `null` when they were left out. */
  secrets: SealedPart | null;
}
