/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SetupFile } from './setupFile';

export interface SetupImport {
  file: SetupFile;
  /**
     * Required if the file contains secrets.
     * @minLength 12
     * @maxLength 1000
     */
  passphrase?: string;
}
