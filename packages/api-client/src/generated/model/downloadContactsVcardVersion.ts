/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DownloadContactsVcardVersion = typeof DownloadContactsVcardVersion[keyof typeof DownloadContactsVcardVersion];


export const DownloadContactsVcardVersion = {
  NUMBER_3: '3',
  NUMBER_4: '4',
} as const;
