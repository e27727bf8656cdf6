/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DownloadContactTableOrder = typeof DownloadContactTableOrder[keyof typeof DownloadContactTableOrder];


export const DownloadContactTableOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
