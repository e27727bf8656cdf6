/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SetupExportConfig } from './setupExportConfig';

export interface SetupExport {
  /** The console’s own draft. Fields that are secrets are left out of it. */
  config: SetupExportConfig;
  includeSecrets?: boolean;
  /**
     * What the secrets are encrypted with; needed when they are included.
     * @minLength 12
     * @maxLength 1000
     */
  passphrase?: string;
}
