/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Known after the first bytes are read.
 */
export type ImportRunFormat = typeof ImportRunFormat[keyof typeof ImportRunFormat] | null;


export const ImportRunFormat = {
  mbox: 'mbox',
  eml: 'eml',
  folder: 'folder',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  linkedin: 'linkedin',
  instagram: 'instagram',
  facebook: 'facebook',
  x: 'x',
} as const;
