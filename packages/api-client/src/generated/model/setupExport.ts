/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SetupExportConfig } from './setupExportConfig';

export interface SetupExport {
  /** Draft of the setup console, without secret fields. */
  config: SetupExportConfig;
  includeSecrets?: boolean;
  /**
     * Passphrase that encrypts the secrets; required if they are included.
     * @minLength 12
     * @maxLength 1000
     */
  passphrase?: string;
}
