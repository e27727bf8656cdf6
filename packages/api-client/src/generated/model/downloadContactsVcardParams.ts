/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DownloadContactsVcardVersion } from './downloadContactsVcardVersion';

export type DownloadContactsVcardParams = {
/**
 * vCard version.
 */
version?: DownloadContactsVcardVersion;
};
