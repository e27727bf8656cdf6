/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MetaVerifyTestChannel = typeof MetaVerifyTestChannel[keyof typeof MetaVerifyTestChannel];


export const MetaVerifyTestChannel = {
  whatsapp: 'whatsapp',
  instagram: 'instagram',
  messenger: 'messenger',
} as const;
